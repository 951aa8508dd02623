import { FARES, newContact } from '../support/database/factories.ts';
import { book } from '../support/money/paying.ts';
import type { TestApp } from '../support/test-app.ts';
import { giveVoucher, payByVoucher } from './vouchers.ts';

interface Race {
  uses: number;
  /** How many of the orders the voucher covers. */
  enoughFor: number;
}

/** Uses one voucher for many orders at once, in the copies in turn. @returns how many it paid, and the refusals of the others. */
export async function raceForVoucher(
  sailingId: number,
  copies: readonly TestApp[],
  { uses, enoughFor }: Race,
): Promise<{ id: string; code: string; paid: number; refusals: Set<string> }> {
  const [gangway] = copies;
  if (!gangway) throw new Error('a race needs a copy');
  const voucher = await giveVoucher(gangway, enoughFor * FARES.adult);
  const orders = await Promise.all(
    Array.from({ length: uses }, () => book(gangway, sailingId, { contact: newContact() })),
  );
  const answers = await Promise.all(
    orders.map((order, n) => payByVoucher(copies[n % copies.length] ?? gangway, order, voucher.code)),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  return {
    ...voucher,
    paid: answers.length - refused.length,
    refusals: new Set(refused.map(({ data }) => data.error)),
  };
}
