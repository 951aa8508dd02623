import { randomInt } from 'node:crypto';

/** The number of a document that nobody has booked with: it stands once on a sailing, and the tests share the sailings. */
export const newDocument = (): string => `T${randomInt(1e8, 1e9)}`;
