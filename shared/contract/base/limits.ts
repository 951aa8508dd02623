/** The maximum number of sailings per checkout (`POST /checkouts`), and therefore in a cart. */
export const MOST_CART_ITEMS = 10;

/** Maximum length of an e-mail address (RFC 5321). */
export const EMAIL_MAX = 254;
/** Maximum length of a typed phone number, including spaces, brackets and a label. */
export const PHONE_MAX = 60;
