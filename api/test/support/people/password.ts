import { argon2id, hash } from 'argon2';

/** The password of everybody in tests who has one. */
export const PASSWORD = 'Harbour-Light7';

/** Its hash, at a hundredth of the product's cost: a log-in checks a password with the cost that its hash names. */
export const passwordHash = hash(PASSWORD, { type: argon2id, memoryCost: 1024, timeCost: 2, parallelism: 1 });
