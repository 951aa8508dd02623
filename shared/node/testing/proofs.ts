/** Set by `npm run test:whole`: proofs that take long are then run in full. */
export const isWhole = process.env.GANGWAY_PROOFS === 'whole';

/** Set by `npm test`: the browser tests are then those alone that walk through a screen. */
export const isShort = process.env.GANGWAY_PROOFS === 'short';

/** How much of something a proof does: so much in its short form, so much in the whole one. */
export const proofSize = (short: number, whole: number): number => (isWhole ? whole : short);

/**
 * How long a test waits for something that comes, such as a screen or a message: three times what the slowest took, with all
 * of the tests on half a processor core (`npm run test:slow`). It ends what hangs; how quick the machine is decides no test.
 */
export const HANGING_MS = 90_000;

/** How long a whole test may take that says nothing else. */
export const TEST_HANGS_MS = 300_000;
