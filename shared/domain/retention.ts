/** Days after a voyage for which travel documents are kept. The privacy policy names the number. */
export const DOCUMENTS_KEPT_DAYS = 90;

/**
 * Days for which the digests are kept by which unpaid places are counted: the longest hold is a day, and after another one
 * neither it nor its lapse counts. The privacy policy names the number in words.
 */
export const HOLD_DIGESTS_KEPT_DAYS = 2;
