/**
 * What has gone back of an order's money, in sen, without refunds that are on their way, failed, or wait at the counter (R333): only
 * this is called refunded.
 *
 * @param order `refundedSen` is all that was to go back; `refundOwedSen` is what of it has not, absent from copies that a device
 * kept from before there was the field
 */
export const goneBackSen = ({
  refundedSen,
  refundOwedSen = 0,
}: {
  refundedSen: number;
  refundOwedSen?: number | undefined;
}): number => refundedSen - refundOwedSen;
