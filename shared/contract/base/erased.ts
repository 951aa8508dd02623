/** Replaces an erased value that the database requires. */
export const ERASED = '–';
