/** Set by `npm run test:whole`: proofs that take long are then run in full. */
export const isWhole = process.env.GANGWAY_PROOFS === 'whole';

/** Set by `npm test`: the browser tests are then those alone that walk through a screen. */
export const isShort = process.env.GANGWAY_PROOFS === 'short';

/** How much of something a proof does: so much in its short form, so much in the whole one. */
export const proofSize = (short: number, whole: number): number => (isWhole ? whole : short);
