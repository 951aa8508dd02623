/** Every call stands under this prefix (R70). */
export const API_PREFIX = '/prod-api';
