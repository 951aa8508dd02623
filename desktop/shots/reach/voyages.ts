import type { OfficeOrderDetail, OfficeOrderPage } from '@gangway/shared/contract/office/orders/orders.ts';
import type { WorklistPage } from '@gangway/shared/contract/office/orders/worklist.ts';
import type { DisruptionPreview } from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { soldOutSailing } from '../../../storefront/e2e/support/waitlist/sold-out-sailing.ts';
import type { Visit } from '../scene/scene.ts';

const top = ({ page }: Visit) => page.getByRole('dialog').last();

/** Ship and route of a planned sailing, the first of each. */
async function chooseShipAndRoute({ hand }: Visit): Promise<void> {
  await hand.field('sailings:form.ship').selectOption({ index: 1 });
  await hand.field('sailings:form.route').selectOption({ index: 1 });
}

export async function giveFares(visit: Visit): Promise<void> {
  const { hand } = visit;
  await hand.press('sailings:create');
  await chooseShipAndRoute(visit);
  await hand.field('sailings:form.ownFares').check();
}

/** A rule that clashes with existing sailings. */
export async function repeat(visit: Visit): Promise<void> {
  const { hand, page } = visit;
  await hand.press('sailings:repeat');
  await hand.press('sailings:repeatForm.weekdays');
  for (const box of (await top(visit).getByRole('checkbox').all()).slice(0, 3)) await box.check();
  await page.keyboard.press('Escape');
  await top(visit).locator('input[inputmode=numeric]').nth(0).fill('2026-12-01');
  await top(visit).locator('input[inputmode=numeric]').nth(1).fill('2027-01-20');
  await page.keyboard.press('Tab');
  await chooseShipAndRoute(visit);
  await hand.press('sailings:repeatForm.preview');
  await page.getByRole('row').nth(1).waitFor();
}

const HEADER =
  'Date,Time slot,Ship,From,To,Departs,Arrives,Gate,Capacity,Non-refundable,Peak,Adult (RM),Child (RM),Infant (RM),Senior (RM)';

async function chooseSheet(visit: Visit, ...rows: string[]): Promise<void> {
  const buffer = Buffer.from([HEADER, ...rows].join('\n'));
  await visit.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'season.csv', mimeType: 'text/csv', buffer });
  await top(visit).getByRole('row').nth(1).waitFor();
}

export const chooseBadSheet = (visit: Visit): Promise<void> =>
  chooseSheet(
    visit,
    '2029-04-03,Daytime,Selat Aurora,Penang,Langkawi,09:00,17:00',
    '2029-04-31,Noon,Titanic,Penang,Langkawi,09:00,17:00',
    '2029-04-05,Nighttime,Selat Aurora,Penang,Penang,20:00,07:00,A1,9999,maybe,,12.345',
  );

export const chooseGoodSheet = (visit: Visit): Promise<void> =>
  chooseSheet(
    visit,
    '2029-04-03,Daytime,Selat Aurora,Penang,Langkawi,09:00,17:00',
    '2029-04-04,Nighttime,Selat Aurora,Langkawi,Penang,20:00,07:00,B2,580,yes,,99.00,60.00,10.00,80.00',
  );

export const chooseSheetOfTwoOrders = (visit: Visit): Promise<void> =>
  chooseSheet(
    visit,
    '03/04/2029,Daytime,Selat Aurora,Penang,Langkawi,9:00 AM,5:00 PM',
    '04/04/2029,Daytime,Selat Aurora,Langkawi,Penang,9:00 AM,5:00 PM',
    '05/04/2029,Daytime,Selat Aurora,Penang,Langkawi,9:00 AM,5:00 PM',
  );

export async function chooseNoSheet(visit: Visit): Promise<void> {
  const file = { name: 'season.xlsx', mimeType: 'text/plain', buffer: Buffer.from('%PDF-1.7\u0000') };
  await visit.page.locator('input[type=file]').setInputFiles(file);
  await top(visit).locator('[class*=error]').first().waitFor();
}

export async function clearFare(visit: Visit): Promise<void> {
  await visit.hand.openRow();
  await top(visit).getByRole('textbox').first().fill('');
  await visit.hand.press('routes:saveFares');
}

export async function retireRoute(visit: Visit): Promise<void> {
  const { hand, page } = visit;
  await hand.openRow();
  await hand.turnTo('routes:details');
  await hand.field('routes:fields.active').uncheck();
  await page.getByRole('dialog').last().locator('button[type=submit]').click();
  await hand.see('routes:retire.title');
}

/** Raises the fares of the next month, and shows the preview. */
export async function raiseFares({ hand }: Visit): Promise<void> {
  const today = localDateIn(new Date());
  await hand.fill('fares:many.from', addDays(today, 30));
  await hand.fill('fares:many.until', addDays(today, 37));
  await hand.fill('fares:many.percent', '10');
  await hand.press('fares:many.preview');
  await hand.see('fares:lines.booked');
}

/** Other fares on weekends in a season, typed but not saved. */
export async function weekendFares({ hand, page }: Visit): Promise<void> {
  const today = localDateIn(new Date());
  await hand.openRow();
  await hand.turnTo('fares:rules.tab');
  await hand.press('fares:rules.add');
  await hand.fill('fares:rules.name', 'School holidays');
  await hand.fill('fares:rules.from', addDays(today, 20));
  await hand.fill('fares:rules.until', addDays(today, 40));
  const cells = page.getByRole('dialog').locator('[data-cell]');
  for (const [index, fare] of ['250', '125', '0', '200'].entries()) await cells.nth(index).fill(fare);
}

/** Cancels a ship's sailings within a few days, up to the preview. */
export async function cancelRange({ hand, page }: Visit): Promise<void> {
  await hand.press('sailings:disrupt.open');
  await hand.field('sailings:disrupt.ship').selectOption({ index: 1 });
  const today = localDateIn(new Date());
  await hand.field('sailings:disrupt.from').fill(addDays(today, 3));
  await hand.field('sailings:disrupt.to').fill(addDays(today, 5));
  await hand.field('sailings:disrupt.kinds.cancel').check();
  await hand.press('sailings:disrupt.preview');
  await page.getByRole('dialog').last().getByRole('listitem').first().waitFor();
}

/** A canceled sailing whose guests have not chosen, one of whom has no e-mail address. */
export async function calledOff({ calls }: Visit): Promise<void> {
  const open = async () => (await calls.get<WorklistPage>('/office/worklist?kind=choose')).total;
  if ((await open()) > 0) return;
  const { items } = await calls.get<OfficeOrderPage>('/office/orders?size=1&status=paid&channel=counter');
  const order = await calls.get<OfficeOrderDetail>(`/office/orders/${items[0]?.number}`);
  const disruption = { kind: 'cancel', reason: 'weather' };
  const { sailings } = await calls.post<DisruptionPreview>('/office/disruptions/preview', {
    sailings: { sailingIds: [order.sailing.id] },
    disruption,
  });
  const versions = sailings.map(({ id, version }) => ({ id, version }));
  await calls.post('/office/disruptions', { sailings: versions, disruption });
  for (let tries = 0; tries < 60 && (await open()) === 0; tries++)
    await new Promise(resolve => setTimeout(resolve, 500));
}

/** A message in English, the first language of the form. */
export async function writeMessage(visit: Visit): Promise<void> {
  const fields = top(visit).getByRole('textbox');
  await fields.nth(0).fill('The terminal has moved');
  await fields.nth(1).fill('Please come to Terminal B, 200 meters north of the old one.');
  await visit.hand.press('sailings:message.preview');
  await (await visit.hand.named('button', 'sailings:message.back')).waitFor();
}

/** A sold-out sailing for which two parties wait. */
export async function openWaitlist({ calls, guest, hand, page }: Visit): Promise<void> {
  const { sailing } = await soldOutSailing(guest);
  for (const [name, adult] of [
    ['Devi a/p Raman', 2],
    ['Eng Siew Ling', 1],
  ] as const)
    await calls.post(`/office/waitlists/${sailing.id}/standby`, {
      name,
      phone: null,
      tickets: { adult, child: 1, infant: 0, senior: 0 },
      cabins: null,
    });
  await hand.fill('waitlist:date', sailing.date);
  await hand.field('waitlist:sailing').selectOption(String(sailing.id));
  await page.locator('tr[data-index="1"]').waitFor();
}
