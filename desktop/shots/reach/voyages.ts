import type { Visit } from '../scene/scene.ts';

const top = ({ page }: Visit) => page.getByRole('dialog').last();

/** Ship and route of a sailing that is planned, the first of each. */
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

/** A rule that clashes with what sails already. */
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
  'Date,Session,Ship,From,To,Departs,Arrives,Gate,Capacity,Non-refundable,Peak,Adult (RM),Child (RM),Infant (RM),Senior (RM)';

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
