"use strict";
const shared = JSON.parse(document.getElementById("shared").textContent);
const rules = new Map(shared.rules.map((rule) => [rule.id, rule]));
