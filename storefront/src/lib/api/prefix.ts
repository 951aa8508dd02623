/** Prefix of every call (R70). */
export const API_PREFIX = '/prod-api';
