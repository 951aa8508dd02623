/**
 * The refunded part of an order's money, in sen, without refunds that are on their way, failed, or wait at the counter (R333): only
 * this amount is called refunded.
 *
 * @param order `refundedSen` is the total of all refunds; `refundOwedSen` is the part still owed, absent from older copies that a
 * device kept
 */
export const goneBackSen = ({
  refundedSen,
  refundOwedSen = 0,
}: {
  refundedSen: number;
  refundOwedSen?: number | undefined;
}): number => refundedSen - refundOwedSen;
