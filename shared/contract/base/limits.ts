/** The most sailings one checkout takes (`POST /checkouts`), and so the most a cart holds. */
export const MOST_CART_ITEMS = 10;
