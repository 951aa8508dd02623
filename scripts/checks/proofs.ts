/** Set by `npm run test:whole`; `npm test` runs the short form of proofs that take long. */
export const isWhole = process.env.GANGWAY_PROOFS === 'whole';

/** How much of something a proof does: so much in its short form, so much in the whole one. */
export const proofSize = (short: number, whole: number): number => (isWhole ? whole : short);
