import type { DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/gates.ts';
import { expectPassenger } from '../support/states/passengers.ts';
import { openSender } from '../support/stations.ts';

const SCREEN = '/ship/departureBoard';

const tile = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Count' }).getByText(label, { exact: true }).locator('..');
const missing = (page: Page, serial: string) =>
  page.getByRole('grid', { name: 'Missing passengers' }).getByRole('row').filter({ hasText: serial });

test('missing passengers are listed by name until they board, and unsent scans show as a ± margin', async ({
  openGate,
  openDesk,
  manager,
}) => {
  test.slow();
  const { sailing, number, first } = await expectPassenger(manager);
  const gate = await openGate('gate', 'Gate North', sailing);
  const { page, visit } = await openDesk('supervisor');
  const board = () => manager.get<DepartureBoard>(`/office/gate/departures/${sailing.id}`);
  const before = await board();
  await visit(SCREEN);
  await page.getByLabel('Sailing').selectOption(String(sailing.id));
  await expect(page).toHaveURL(new RegExp(`sailing=${sailing.id}$`));
  await expect(tile(page, 'Sold')).toContainText(String(before.sold));
  await expect(tile(page, 'On board')).toContainText(String(before.boarded));
  await expect(tile(page, 'Missing')).toContainText(String(before.missing.length));
  await expect(missing(page, first.serial)).toContainText(first.name);
  await expect(missing(page, first.serial).getByRole('link', { name: number })).toBeVisible();

  await gate.type(first.serial, first.verificationCode);
  await expect(gate.result).toHaveAttribute('data-verdict', 'admit');
  await expect(missing(page, first.serial)).toHaveCount(0);
  await expect(tile(page, 'Missing')).toContainText(String(before.missing.length - 1));
  const gates = page.getByRole('list', { name: 'Gates' }).getByRole('listitem');
  await expect(gates.filter({ hasText: 'Gate North' })).toContainText(/All sent.*1 on board.*Last contact/s);

  // A station reports its number of unsent scans with every sync.
  const sender = await openSender(manager);
  await sender.post('/office/gate/sync', {
    cursor: null,
    sailings: [],
    namesOf: null,
    station: { id: sender.id, gate: 'Gate South', sailingId: sailing.id, waiting: 3 },
  });
  await page.reload();
  await expect(gates.filter({ hasText: 'Gate South' })).toContainText('± 3 not sent');
  await expect(tile(page, 'On board')).toContainText(/± 3: scans not sent by gates yet/);
});

test('a final count is closed with a reason while a gate has unsent scans, and later scans are shown', async ({
  openDesk,
  manager,
}) => {
  test.slow();
  const { sailing } = await expectPassenger(manager);
  const sender = await openSender(manager);
  const station = { id: sender.id, gate: 'Gate South', sailingId: sailing.id };
  const report = (waiting: number) =>
    sender.post('/office/gate/sync', {
      cursor: null,
      most: 1,
      sailings: [],
      namesOf: null,
      station: { ...station, waiting, waitingSince: waiting > 0 ? new Date().toISOString() : null },
    });
  await report(3);
  const { page, visit } = await openDesk('supervisor');
  await visit(`${SCREEN}?sailing=${sailing.id}`);
  await page.getByRole('button', { name: 'Close final count' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Not every gate has sent its scans');
  const close = dialog.getByRole('button', { name: 'Close final count' });
  await expect(close).toBeDisabled();
  await dialog.getByLabel('Reason').fill('The gate was taken off by hand');
  await close.click();
  await expect(page.getByText(/Final count closed by Ravi Kumar/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close final count again' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { name: 'Final passenger count' });
  await expect(sheet).toContainText('Reason for closing it: The gate was taken off by hand');
  await expect(sheet).toContainText('scans had not been sent at the time of counting');
});

test('before boarding opens, passengers are expected, and no final count is offered', async ({
  openDesk,
  manager,
}) => {
  const { sailing } = await expectPassenger(manager);
  const { page, visit } = await openDesk('supervisor');
  await page.route(`**/prod-api/office/gate/departures/${sailing.id}`, async route => {
    const answer = await (await route.fetch()).json();
    answer.data.sailing.phase = 'before';
    return route.fulfill({ json: answer });
  });
  await visit(`${SCREEN}?sailing=${sailing.id}`);
  await expect(tile(page, 'Expected')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Expected passengers' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close final count' })).toHaveCount(0);
});

test('a silent gate is reported to hold scans, until a supervisor stands it down', async ({
  openDesk,
  manager,
}) => {
  test.slow();
  const { sailing } = await expectPassenger(manager);
  const sender = await openSender(manager);
  const station = { id: sender.id, gate: 'Gate Spare', sailingId: sailing.id, waiting: 0 };
  await sender.post('/office/gate/sync', { cursor: null, most: 1, sailings: [], namesOf: null, station });
  const { page, visit } = await openDesk('supervisor');
  // That gate's last contact was half an hour ago.
  await page.route(`**/prod-api/office/gate/departures/${sailing.id}`, async route => {
    const answer = await route.fetch();
    const board = (await answer.json()) as { data: DepartureBoard };
    const gates = board.data.gates.map(gate => ({
      ...gate,
      lastSeenAt: new Date(Date.parse(board.data.at) - 30 * 60_000).toISOString(),
      silent: true,
    }));
    await route.fulfill({ response: answer, json: { ...board, data: { ...board.data, gates } } });
  });
  await visit(`${SCREEN}?sailing=${sailing.id}`);
  const spare = page
    .getByRole('list', { name: 'Gates' })
    .getByRole('listitem')
    .filter({ hasText: 'Gate Spare' });
  await expect(spare).toContainText(/Unknown.*May hold scans since \d/s);
  await expect(page.getByText('Every connected gate has sent its scans')).toBeHidden();
  await expect(tile(page, 'On board')).toContainText(/may hold scans since \d/);
  await spare.getByRole('button', { name: 'Stand down' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Check its screen first');
  await dialog.getByRole('button', { name: 'Stand down' }).click();
  await expect(spare).toContainText(/Stood down by Ravi Kumar/);
  await expect(spare).not.toContainText('May hold');
});

test('the final count is printed for the signatures of the supervisor and the master', async ({
  openDesk,
  manager,
}) => {
  const { sailing } = await expectPassenger(manager);
  const { page, visit } = await openDesk('supervisor');
  const board = await manager.get<DepartureBoard>(`/office/gate/departures/${sailing.id}`);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  await visit(`${SCREEN}?sailing=${sailing.id}`);
  const sheet = page.getByRole('article', { name: 'Final passenger count', includeHidden: true });
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Print final count' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print final count' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(sheet).toContainText('Selat Cruises');
  await expect(sheet).toContainText(sailing.ship);
  await expect(sheet).toContainText(new RegExp(`Sold\\s*${board.sold}`));
  await expect(sheet).toContainText(new RegExp(`Missing\\s*${board.missing.length}`));
  for (const { passengerName } of board.missing) await expect(sheet).toContainText(passengerName);
  await expect(sheet).toContainText('Gate supervisor');
  await expect(sheet).toContainText('Master of the ship');
  await expect(sheet).toContainText(/Printed .* by Ravi Kumar/);
  // Print is white in both themes.
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
  const paper = await page.pdf({ preferCSSPageSize: true });
  // A4 in points, as the style sheet sets it.
  expect(paper.toString('latin1')).toMatch(/\/MediaBox \[\s*0 0 59[45][.\d]* 84[12][.\d]*\s*\]/);
});

test('the board shows a message without a sailing or for an unknown one, and keeps its data offline', async ({
  office,
  openDesk,
  manager,
}) => {
  test.slow();
  const page = await office('supervisor', '/dashboard');
  await page.route('**/prod-api/office/boarding/sailings', route =>
    route.fulfill({ json: { code: 200, msg: 'success', data: [] } }),
  );
  await page.goto(new URL(SCREEN, page.url()).href);
  await expect(page.getByText('No sailing is boarding now or soon')).toBeVisible();
  await page.unroute('**/prod-api/office/boarding/sailings');
  await page.goto(new URL(`${SCREEN}?sailing=999999`, page.url()).href);
  await expect(page.getByText('This could not be loaded')).toBeVisible();

  const { sailing } = await expectPassenger(manager);
  const desk = await openDesk('gate');
  await desk.visit(`${SCREEN}?sailing=${sailing.id}`);
  await expect(tile(desk.page, 'Sold')).toBeVisible();
  // A browser gives up on a stream that answers with an error, but the board must reconnect.
  const refused = desk.page.waitForResponse(
    answer => answer.url().endsWith('/office/gate/events') && answer.status() === 502,
  );
  desk.network.cut();
  await expect(desk.page.getByText('Offline. Showing data from')).toBeVisible();
  await expect(tile(desk.page, 'Sold')).toBeVisible();
  await refused;
  // A reload shows the station's cached answer.
  await desk.page.reload();
  await expect(tile(desk.page, 'Sold')).toBeVisible();
  await expect(desk.page.getByText('Offline. Showing data from')).toBeVisible();
  // An officer at the gate has no order records, so the numbers are no links.
  await expect(desk.page.getByRole('grid').getByRole('link')).toHaveCount(0);
  desk.network.restore();
  await expect(desk.page.getByText('Offline. Showing data from')).toBeHidden();
});
