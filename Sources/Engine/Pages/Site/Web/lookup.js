// The look-up of `belfry explain`, in its words: LookupTerms, LookupSynonyms and LookupIndex are
// in Swift what this is here, and a check compares the answers.
const { entries, sections, synonyms, ignored } = globalThis.belfrySearch;

// The number of bytes of a word.
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
function size(word) { return encoder.encode(word).length; }

// The words of a text, without their endings.
function terms(text) {
  const bytes = encoder.encode(text.replaceAll("'", ""));
  // A letter is a byte, as in Swift.
  const all = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const small = (word) => word.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return (all.match(/[A-Za-z0-9\u0080-\u00ff]+/g) ?? []).flatMap((word) => {
    const parts = word.split(/(?<=[a-z])(?=[A-Z])/);
    const rest = parts.length > 1 ? parts.filter((part) => part.length > 1) : [];
    return [word, ...rest].map((one) => stem(small(one)));
  });
}

function stem(word) {
  const ends = (ending) => word.length > ending.length + 2 && word.endsWith(ending);
  const cut = (count) => { word = word.slice(0, -count); };
  const undouble = () => { if (word.length > 3 && /([^ls])\1$/.test(word)) cut(1); };
  if (ends("ies") || ends("ied")) word = `${word.slice(0, -3)}y`;
  else if (ends("ing")) { cut(3); undouble(); }
  else if (ends("ed")) { cut(2); undouble(); }
  else if (ends("ly")) cut(2);
  else if (ends("s") && !ends("ss") && !ends("us") && !ends("is")) cut(1);
  if (ends("e")) cut(1);
  return decoder.decode(Uint8Array.from(word, (letter) => letter.charCodeAt()));
}

const silent = new Set(terms(ignored));
const phrases = synonyms.map(([says, means]) => [says.map(terms), terms(means)]);
const known = [...new Set(phrases.flatMap(([says]) => says.flat()))].sort();

// The number of slips between two words: wrong, missing, additional or swapped letters.
function slips(word, other) {
  const rows = [[...other, ""].map((_, place) => place)];
  for (let i = 1; i <= word.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && word[i - 1] === other[j - 2]
        && word[i - 2] === other[j - 1];
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1,
        rows[i - 1][j - 1] + (word[i - 1] === other[j - 1] ? 0 : 1),
        isSwapped ? rows[i - 2][j - 2] + 1 : Infinity);
    }
  }
  return rows.at(-1).at(-1);
}

function nearest(word, among) {
  const letters = [...word];
  let [best, least] = [word, Infinity];
  for (const candidate of among) {
    const others = [...candidate];
    const longer = Math.max(letters.length, others.length);
    const limit = Math.max(1, Math.floor(longer / 3));
    const isBeginning = candidate.startsWith(word);
    if (Math.abs(letters.length - others.length) > limit && !isBeginning) continue;
    const distance = isBeginning ? 1 : slips(letters, others);
    const isBetter = distance < least || (distance === least && candidate < best);
    if (distance <= limit && distance < longer && isBetter) [best, least] = [candidate, distance];
  }
  return best;
}

// Sixteen times the logarithm of a number, to the base of two.
function logarithm(number) {
  const whole = 31 - Math.clz32(number);
  return 16 * whole + (((number << 4) >> whole) & 15);
}

// The index of some entries: each has a weight, and texts, each with what a word in it counts.
class LookupIndex {
  // A word of the question is also the beginning of longer ones, from this length on.
  constructor(all, shortest) {
    Object.assign(this, { all, shortest, postings: new Map() });
    all.forEach(({ texts }, entry) => {
      for (const [weight, text] of texts) {
        for (const term of terms(text)) {
          if (!this.postings.has(term)) this.postings.set(term, []);
          const found = this.postings.get(term);
          if (found.at(-1)?.entry !== entry) found.push({ entry, weight });
        }
      }
    });
    this.words = [...this.postings.keys()].sort();
  }

  longer(term) {
    if (size(term) < this.shortest) return [];
    return this.words.filter((word) => word !== term && word.startsWith(term));
  }

  corrected(term) {
    const isKnown = size(term) < 4 || this.postings.has(term) || silent.has(term)
      || known.includes(term) || this.longer(term).length;
    return isKnown ? term : nearest(term, [...known, ...this.words]);
  }

  // What a question needs: for each word or phrase the words that meet it, with their shares.
  needs(question, isIgnored) {
    const needs = [];
    let rest = terms(question).map((term) => this.corrected(term));
    while (rest.length) {
      let length = 0, means;
      for (const [says, words] of phrases) {
        for (const phrase of says) {
          const isHere = phrase.every((word, place) => word === rest[place]);
          if (phrase.length > length && isHere) [length, means] = [phrase.length, words];
        }
      }
      const own = rest.slice(0, Math.max(1, length)).filter((word) => !isIgnored(word));
      if (length) {
        needs.push([...own.map((word) => [word, 6]),
          ...means.filter((word) => !own.includes(word)).map((word) => [word, 5])]);
      } else if (own.length) {
        const need = [...own.filter((word) => this.postings.has(word)).map((word) => [word, 6]),
          ...this.longer(own[0]).map((word) => [word, 3])];
        if (need.length) needs.push(need);
      }
      rest = rest.slice(Math.max(1, length));
    }
    return needs;
  }

  // The entries that answer a question, the best first.
  hits(question, isIgnored = (word) => silent.has(word)) {
    const needs = this.needs(question, isIgnored);
    if (!needs.some((need) => need.some(([word]) => size(word) > 1))) return [];
    const points = this.all.map(() => 0);
    const met = this.all.map(() => 0);
    for (const need of needs) {
      const values = new Map();
      for (const [word, share] of need) {
        const found = this.postings.get(word) ?? [];
        const rarity = Math.max(1, logarithm(this.all.length + 1) - logarithm(found.length || 1));
        for (const { entry, weight } of found) {
          values.set(entry, [...values.get(entry) ?? [], weight * rarity * share]);
        }
      }
      for (const [entry, counts] of values) {
        counts.sort((a, b) => b - a).forEach((value, place) => {
          points[entry] += Math.floor(value / (place + 1));
        });
        met[entry] += 1;
      }
    }
    const most = Math.max(0, ...met);
    if (!most) return [];
    return this.all.map((entry, number) => [points[number] * met[number] * entry.weight, number])
      .filter(([, number]) => met[number] * 2 >= most)
      .sort((a, b) => b[0] - a[0] || a[1] - b[1]).map(([, number]) => this.all[number]);
  }
}

// The hits of a question: the five of `belfry explain`, then the sections of the pages.
class Search {
  constructor() {
    this.law = new LookupIndex(entries.map(([address, kind, weight, ...texts]) => {
      const [name, sentence] = texts;
      const isPage = kind === "page";
      return { address, kind, weight, name: isPage ? sentence : name, title: name,
        text: isPage ? "" : sentence,
        texts: texts.map((text, place) => [[8, 6, 3, 1][place], text]) };
    }), 4);
    this.pages = new LookupIndex(sections.map(([address, page, title, text]) => ({
      address, kind: page === title ? "" : page, weight: 1, name: title, text, isSection: true,
      texts: [[8, title], [3, page], [1, text]] })), 2);
  }

  hits(question) {
    const law = this.law.hits(question).slice(0, 5).filter(({ address }) => address);
    const found = this.pages.hits(question);
    const all = found.length ? found : this.pages.hits(question, () => false);
    const known = new Set(law.map(({ address }) => address));
    return [...law, ...all.filter(({ address }) => !known.has(address))].slice(0, 12);
  }
}
globalThis.BelfrySearch = Search;
