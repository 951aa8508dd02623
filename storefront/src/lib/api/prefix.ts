/** Specification section 7: every call stands under this prefix. */
export const API_PREFIX = '/prod-api';
