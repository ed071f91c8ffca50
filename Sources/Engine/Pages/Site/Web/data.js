const shared = { shapes: [], sections: [] };
const rules = new Map();
