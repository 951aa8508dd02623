/** The maximum number of sailings per checkout (`POST /checkouts`), and therefore in a cart. */
export const MOST_CART_ITEMS = 10;
