/** The master key of the servers that tests talk to: a test may speak to the shop as its practice bank does. */
export const MASTER_KEY = '5e'.repeat(32);
