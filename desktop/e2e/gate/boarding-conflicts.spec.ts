import type { GateConflict } from '@gangway/shared/contract/office/gate/gate.ts';
import { expect, test } from '../support/gates.ts';
import { openConflict } from '../support/states/conflicts.ts';
import { expectPassenger } from '../support/states/passengers.ts';

const INBOX = '/ship/boardingConflict';

test('when two offline gates admit one ticket, the earlier scan counts and a supervisor resolves the conflict', async ({
  openGate,
  openDesk,
  manager,
}) => {
  test.slow();
  const { sailing, first, number } = await expectPassenger(manager);
  const one = await openGate('gate', 'Gate East', sailing);
  const two = await openGate('supervisor', 'Gate West', sailing);
  one.network.cut();
  two.network.cut();
  await expect(one.state).toContainText('Offline');
  await expect(two.state).toContainText('Offline');
  await one.type(first.serial, first.verificationCode);
  await expect(one.result).toHaveAttribute('data-verdict', 'admit');
  await two.type(first.serial, first.verificationCode);
  await expect(two.result).toHaveAttribute('data-verdict', 'admit');

  const desk = await openDesk('supervisor');
  const { page } = desk;
  await desk.visit(INBOX);
  const inbox = page.getByRole('grid', { name: 'Boarding conflicts' });
  const row = inbox.getByRole('row').filter({ hasText: first.serial });
  await expect(inbox).toHaveAttribute('aria-busy', 'false');
  await expect(row).toHaveCount(0);

  // The later scan reaches the server first: the order of sending must not matter.
  two.network.restore();
  await expect(two.state).toContainText('All scans sent');
  one.network.restore();
  await expect(one.state).toContainText('All scans sent');

  // The list updates itself.
  await expect(row).toContainText(/Boarded twice.*Gate East · \d\d:\d\d.*Gate West · \d\d:\d\d.*Open/s);
  await expect(two.state.getByRole('link', { name: /open conflict/ })).toHaveAttribute('href', INBOX);
  await row.getByRole('gridcell').nth(1).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('region', { name: 'Earlier scan' })).toContainText(
    /Valid.*Gate East.*Lim Boon Huat/s,
  );
  await expect(drawer.getByRole('region', { name: 'Disputed scan' })).toContainText(
    /Not valid.*Gate West.*Ravi Kumar/s,
  );
  await expect(drawer.getByRole('link', { name: number })).toHaveAttribute(
    'href',
    `/ship/shipOrder/${number}`,
  );

  await drawer.getByRole('button', { name: 'Resolve conflict' }).click();
  await expect(drawer.getByText('Please choose a finding')).toBeVisible();
  await expect(drawer.getByText('Please enter a reason')).toBeVisible();
  await drawer.getByLabel('The same passenger, scanned twice').check();
  await drawer.getByLabel('Reason').fill('Came back through the other queue');
  await drawer.getByRole('button', { name: 'Resolve conflict' }).click();
  await expect(page.getByText('Conflict resolved.')).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByLabel('Status', { exact: true }).selectOption('Resolved');
  await row.getByRole('gridcell').nth(1).click();
  await expect(drawer).toContainText(
    /Resolved.*The same passenger, scanned twice.*Came back through the other queue.*Ravi Kumar/s,
  );
  await expect(drawer.getByRole('button', { name: 'Resolve conflict' })).toHaveCount(0);
});

test('a conflict that another user resolved is reported, and the typed text stays', async ({
  office,
  manager,
}) => {
  const { serial } = await openConflict(manager);
  const page = await office('supervisor', INBOX);
  const row = page.getByRole('row').filter({ hasText: serial });
  await row.getByRole('gridcell').nth(1).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Two people on one ticket').check();
  await drawer.getByLabel('Reason').fill('The second had a copy');
  const { items } = await manager.get<{ items: GateConflict[] }>(
    '/office/gate/conflicts?state=open&size=200',
  );
  const conflict = items.find(({ ticket }) => ticket?.serial === serial);
  const resolution = { finding: 'same-person', reason: 'Seen by me' };
  await manager.post(`/office/gate/conflicts/${conflict?.id}/resolve`, resolution);
  await drawer.getByRole('button', { name: 'Resolve conflict' }).click();
  await expect(drawer.getByRole('alert')).toContainText('This conflict has already been resolved.');
  await expect(drawer.getByLabel('Reason')).toHaveValue('The second had a copy');
});

test('several conflicts are resolved together with one finding', async ({ office, manager }) => {
  const serials = [(await openConflict(manager)).serial, (await openConflict(manager)).serial];
  const page = await office('supervisor', `${INBOX}?state=open`);
  for (const serial of serials)
    await page.getByRole('row').filter({ hasText: serial }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Resolve selected…' }).click();
  const drawer = page.getByRole('dialog', { name: '2 conflicts selected' });
  await drawer.getByLabel('The same passenger, scanned twice').check();
  await drawer.getByRole('button', { name: 'Resolve 2 conflicts' }).click();
  await expect(drawer.getByText('Please enter a reason')).toBeVisible();
  await drawer.getByLabel('Reason').fill('Two gates were offline');
  await drawer.getByRole('button', { name: 'Resolve 2 conflicts' }).click();
  await expect(page.getByText('2 conflicts resolved.')).toBeVisible();
  for (const serial of serials)
    await expect(page.getByRole('row').filter({ hasText: serial })).toHaveCount(0);
});

test('an officer at a gate does not see open conflicts, which only a supervisor resolves', async ({
  openGate,
  manager,
}) => {
  await openConflict(manager);
  const { sailing } = await expectPassenger(manager);
  const { state } = await openGate('gate', 'Gate East', sailing);
  await expect(state).toContainText('Online');
  await expect(state).not.toContainText('open conflict');
});

test('an empty list explains itself, and a failed one shows an error', async ({ office }) => {
  const page = await office('supervisor', '/dashboard');
  await page.route('**/prod-api/office/gate/conflicts*', route =>
    route.fulfill({ json: { code: 200, msg: 'success', data: { items: [], total: 0, page: 1, size: 50 } } }),
  );
  await page.goto(new URL(INBOX, page.url()).href);
  await expect(page.getByText('No open conflicts')).toBeVisible();
  await expect(page.getByText('Conflicts appear here')).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('Resolved');
  await expect(page.getByText('No conflicts match these filters')).toBeVisible();
  await page.route('**/prod-api/office/gate/conflicts*', route => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(page.getByText('This could not be loaded')).toBeVisible();
});
