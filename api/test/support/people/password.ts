import { argon2id, hash } from 'argon2';

/** The password of all test people who have one. */
export const PASSWORD = 'Harbour-Light7';

/** Its hash, at a hundredth of the product's cost: a login checks a password with the cost in its hash. */
export const passwordHash = hash(PASSWORD, { type: argon2id, memoryCost: 1024, timeCost: 2, parallelism: 1 });
