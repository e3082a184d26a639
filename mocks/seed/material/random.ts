/** A small seeded generator of numbers: the same seed always gives the same demo data. */
export interface Random {
  /** A fraction from 0 up to but not including 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** One entry; throws for an empty list. */
  pick<T>(list: readonly T[]): T;
  /** `count` different entries (fewer when the list is shorter), in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) {
      taken.push(...rest.splice(whole(0, rest.length - 1), 1));
    }
    return taken;
  };
  return {
    next,
    whole,
    sample,
    pick<T>(list: readonly T[]): T {
      const entry = list[whole(0, list.length - 1)];
      if (entry === undefined) throw new Error('nothing to pick from');
      return entry;
    },
    chance: (probability) => next() < probability,
  };
}

/** Replaces every `{name}` of a sentence by its word; throws for a name without one. */
export function fill(sentence: string, words: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`no word for {${name}} in: ${sentence}`);
    return word;
  });
}

/** Lower-case ASCII words joined by hyphens, as the slug interface writes them. */
export function slugOf(text: string): string {
  const plain = text
    .replace(/ß/g, 'ss')
    .replace(/ä/gi, 'ae')
    .replace(/ö/gi, 'oe')
    .replace(/ü/gi, 'ue')
    .normalize('NFD');
  return plain
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
