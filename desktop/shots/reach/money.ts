import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { book, farSailings } from '../../../storefront/e2e/support/booking.ts';
import type { Visit } from '../scene/scene.ts';

/** A payment with a refused refund, as in the API's answer. */
export async function openRefusedRefund({ page, hand }: Visit): Promise<void> {
  await page.route(/\/office\/payments\/[^/?]+$/, async route => {
    const response = await route.fetch();
    const answer = await response.json();
    const { id, orders, amountSen, createdAt } = answer.data;
    const refund = {
      id,
      orderNumber: orders[0]?.orderNumber ?? orders[0]?.number ?? 'SC',
      amountSen,
      status: 'failed',
      reason: 'cancellation',
      byHand: false,
      attempts: 2,
      lastError: 'The bank refused this refund.',
      createdAt,
      history: [
        { at: createdAt, result: 'failed' },
        { at: new Date().toISOString(), result: 'failed' },
      ],
    };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, refunds: [refund] } } });
  });
  await hand.openRow();
  await hand.see('payments:refund.retry');
}

export async function showForgedTicket({ hand, page }: Visit): Promise<void> {
  await hand.field('write-off:scan.code').fill('GW1:NOT OF OURS');
  await page.keyboard.press('Enter');
  await page.locator('[data-verdict]').waitFor();
}

/** A promo code that takes a part off, for some dates and a number of uses. */
export async function addedPromo({ calls }: Visit): Promise<void> {
  const { total } = await calls.get<{ total: number }>('/office/promo-codes?size=1');
  if (total > 0) return;
  const today = localDateIn(new Date());
  await calls.post('/office/promo-codes', {
    ...{ code: 'RAYA27', percent: 10, amountSen: null, active: true },
    ...{ bookedFrom: today, bookedUntil: addDays(today, 30), sailsFrom: null, sailsUntil: null },
    ...{ routeIds: [], mostUses: 200, mostUsesEach: 1, minimumSen: 20_000 },
  });
}

export async function openNoPort({ hand, page, say }: Visit): Promise<void> {
  await page
    .getByRole('combobox')
    .first()
    .selectOption({ label: say('serial-test:otherPort') });
  await hand.field('serial-test:typedPath').fill('/dev/ttyNone');
  await hand.press('serial-test:open');
  await page.getByRole('alert').waitFor();
}

/** A drawer with a float, money from the bank, and a sale for cash. */
export async function openedDrawer({ calls, guest }: Visit): Promise<void> {
  const open = await calls.get<object | null>('/office/drawers/own');
  if (open) return;
  const { id } = await calls.post<{ id: string }>('/office/drawers/own', { floatSen: 20_000 });
  const paidIn = { kind: 'in', amountSen: 5_000, reason: 'Change from the bank' };
  await calls.post(`/office/drawers/${id}/movements`, paidIn);
  const [sailing] = await farSailings(guest);
  if (!sailing) throw new Error('there is no sailing');
  const { order } = await book(guest, sailing.id);
  const { number, dueSen } = order;
  await calls.post(`/office/orders/${number}/payment`, { expectedDueSen: dueSen, tenderedSen: dueSen });
}

/** A voucher sold for cash. */
export async function soldVoucher({ calls }: Visit): Promise<void> {
  const { total } = await calls.get<{ total: number }>('/office/vouchers?size=1');
  if (total > 0) return;
  await calls.post('/office/vouchers', {
    amountSen: 12_000,
    holder: { name: 'Lim Siew Ling', email: 'siew.ling@example.com', language: 'en' },
    validUntil: addDays(localDateIn(new Date()), 365),
    tenderedSen: 15_000,
  });
}
