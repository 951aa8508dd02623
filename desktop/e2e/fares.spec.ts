import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { ask } from '../../storefront/e2e/support/booking.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/office.ts';
import { staffApi } from './support/staff-api.ts';
import { makeSailings, sell } from './support/states/disrupted.ts';
import { testYear } from './support/states/test-year.ts';

test('fares of a season’s Saturdays are previewed and saved, then raised for a month of sailings at once', async ({
  office,
  request,
}) => {
  const desk = await staffApi(request, 'admin');
  const month = `${testYear()}-05`;
  // The fares of a Friday and a Saturday before the change.
  const [friday = 0, saturday = 0] = await makeSailings(desk, [`${month}-11`, `${month}-12`]);
  await sell(desk, saturday);
  const adultOf = async (id: number) => (await ask<SailingDetail>(request, `/sailings/${id}`)).fares.adult;
  const before = await adultOf(saturday);

  const page = await office('manager', '/voyage/route?search=langkawi');
  await page.getByRole('row', { name: /^Penang → Langkawi/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('tab', { name: 'Weekdays and seasons' }).click();
  await drawer.getByRole('button', { name: 'Add fares for some days' }).click();
  const rule = drawer.getByRole('group').last();
  await rule.getByLabel('Name').fill(`Saturdays in May ${testYear()}`);
  await drawer.getByRole('button', { name: 'Preview and save' }).click();
  await expect(drawer.getByText('Enter all four fares.')).toBeVisible();
  await expect(drawer.getByText('Choose some weekdays, or a season.')).toBeVisible();
  await rule.getByLabel('Weekdays').click();
  await page.getByRole('checkbox', { name: 'Saturday' }).check();
  await page.keyboard.press('Escape');
  await rule.getByRole('textbox', { name: 'First day' }).fill(`${month}-01`);
  await rule.getByRole('textbox', { name: 'Last day' }).fill(`${month}-31`);
  for (const [type, fare] of Object.entries({ Adult: '250', Child: '125', Infant: '0', Senior: '200' }))
    await rule.getByRole('textbox', { name: new RegExp(`, ${type}$`) }).fill(fare);
  await drawer.getByRole('button', { name: 'Preview and save' }).click();
  const preview = page.getByRole('dialog', { name: 'Save these fares?' });
  await expect(preview.getByText('The fares of 1 upcoming sailing change.')).toBeVisible();
  const line = preview.getByRole('row', { name: new RegExp(`12 May ${testYear()}`) });
  await expect(line).toContainText('RM 250.00');
  await expect(line).toContainText(/2 × Adult at RM/);
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Fares saved.')).toBeVisible();
  expect([await adultOf(friday), await adultOf(saturday)]).toEqual([before, 25_000]);

  await page.goto(new URL(`/voyage/sailing?month=${month}&sailing=${saturday}`, page.url()).href);
  await expect(
    drawer.getByRole('heading', { name: `Route fares: Saturdays in May ${testYear()}` }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Season' }).click();
  await page.getByRole('menuitem', { name: 'Change fares…' }).click();
  await drawer.getByRole('button', { name: 'Preview' }).click();
  await expect(drawer.getByText('Please input From')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'From' }).fill(`${month}-01`);
  await drawer.getByRole('textbox', { name: 'Until' }).fill(`${month}-31`);
  await drawer.getByLabel(/^Percent/).fill('10');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Preview' }).click();
  const raised = drawer.getByRole('row', { name: new RegExp(`12 May ${testYear()}`) });
  await expect(raised).toContainText('RM 275.00');
  await expect(raised).toContainText('Own fares');
  await expect(raised).toContainText(`Saturdays in May ${testYear()}`);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Change 2 sailings' }).click();
  await expect(page.getByText('2 sailings have new fares.')).toBeVisible();
  expect(await adultOf(saturday)).toBe(27_500);
});
