import type { CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { expectAccessible } from '../../storefront/e2e/support/accessible.ts';
import { expect, test } from './support/office.ts';
import { staffApi } from './support/staff-api.ts';
import { callOff, makeSailings, sell } from './support/states/disrupted.ts';
import { testYear } from './support/states/test-year.ts';

test('the desk works through calls, open choices and payouts', async ({ office, request }) => {
  const desk = await staffApi(request, 'admin');
  const day = `${testYear()}-07-10`;
  const [calledOff = 0] = await makeSailings(desk, [day, addDays(day, 1)]);
  const choosing = await sell(desk, calledOff);
  const walkIn = await sell(desk, calledOff);
  await desk.post(`/office/orders/${walkIn.order.number}/contact`, {
    name: 'Zainab',
    phone: '+60123334444',
    email: null,
  });
  await callOff(desk, calledOff);

  const page = await office('frontdesk', '/dashboard');
  await page
    .getByRole('link', { name: /^Worklist/ })
    .last()
    .click();
  const rowsOf = ({ order }: CreatedOrder) =>
    page.getByRole('grid', { name: 'Worklist' }).getByRole('row').filter({ hasText: order.number });
  await page.getByRole('searchbox', { name: 'Name or order' }).fill(choosing.order.number);
  await expect(rowsOf(choosing)).toContainText(['Choice open']);
  await page.getByRole('searchbox', { name: 'Name or order' }).fill(walkIn.order.number);
  await expect(rowsOf(walkIn)).toHaveCount(2);
  const call = rowsOf(walkIn).filter({ hasText: 'Call' });
  await expect(call).toContainText('Sailing canceled · no e-mail');
  await expectAccessible(page);
  await call.getByRole('button', { name: 'Called' }).click();
  await expect(rowsOf(walkIn)).toHaveCount(1);

  await desk.post(`/orders/${walkIn.order.number}/called-off`, { choice: 'refund' });
  await page.reload();
  await expect(rowsOf(walkIn)).toContainText(['Pay out cash']);
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Done, last 30 days' });
  await expect(rowsOf(walkIn)).toHaveCount(2);
  await expect(rowsOf(walkIn).filter({ hasText: 'Call' })).toContainText(/\d\d:\d\d, \p{L}+/u);
  await expectAccessible(page);
});
