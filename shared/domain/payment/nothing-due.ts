/**
 * Whether an order, or a change of one, is settled without a payment (R330). Only this function decides it: every payment method calls
 * it before taking money, and the clients before offering payment methods.
 *
 * @param dueSen the amount still due, in sen, after vouchers
 * @throws RangeError unless it is a whole number of sen and not below 0
 */
export function isNothingDue(dueSen: number): boolean {
  if (!Number.isSafeInteger(dueSen) || dueSen < 0)
    throw new RangeError(`not an amount to be paid: ${dueSen}`);
  return dueSen === 0;
}
