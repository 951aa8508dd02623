/** Reproducible random numbers from a seed, for tests, sample data and searches. Never for secrets: they are predictable. */
export type SeededRandom = {
  /** A whole number from 0 to `limit` − 1. */
  below: (limit: number) => number;
  bytes: (length: number) => Uint8Array;
};

/** Mulberry32: 32 bits of state, fast, and uniform enough to choose test cases. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, bytes: length => Uint8Array.from({ length }, () => below(256)) };
}
