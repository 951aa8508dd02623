/** The master key of the test servers, with which a test can act as the sandbox bank. */
export const MASTER_KEY = '5e'.repeat(32);
