/** Set by `npm run test:whole`, which runs long proofs in full. */
export const isWhole = process.env.GANGWAY_PROOFS === 'whole';

/** Set by `npm test`, whose browser tests only walk through each screen. */
export const isShort = process.env.GANGWAY_PROOFS === 'short';

/** The size of a proof in its short form and in the whole one. */
export const proofSize = (short: number, whole: number): number => (isWhole ? whole : short);

/**
 * How long a test waits for a screen, a message or the like: three times the slowest, with all tests on half a
 * processor core (`npm run test:slow`). It ends hanging tests; the machine's speed decides none.
 */
export const HANGING_MS = 90_000;

/** The time limit of a test without a limit of its own. */
export const TEST_HANGS_MS = 300_000;
