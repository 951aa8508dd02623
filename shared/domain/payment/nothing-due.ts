/**
 * Whether an order, or a change of one, is settled without a payment (R330). The one place that decides it: every way to pay asks
 * here before it takes anything, and the clients before they ask how somebody wants to pay.
 *
 * @param dueSen what is still to be paid, in sen, without what vouchers have put down for it
 * @throws RangeError unless it is a whole number of sen and not below 0
 */
export function isNothingDue(dueSen: number): boolean {
  if (!Number.isSafeInteger(dueSen) || dueSen < 0)
    throw new RangeError(`not an amount to be paid: ${dueSen}`);
  return dueSen === 0;
}
