import { expect, test } from '../support/office.ts';
import { plugScanner, waitUntilConnected } from '../support/scanner.ts';
import { type ExpectedGuest, expectCabinGuest } from '../support/states/cabin-guest.ts';

type Sailing = ExpectedGuest['sailing'];

for (const [screen, query] of [
  ['roomManagement', ({ ship }: Sailing) => `ship=${ship.id}`],
  ['roomCheckInManagement', ({ date, id }: Sailing) => `date=${date}&sailing=${id}`],
] as const)
  test(`${screen} receives serial scans and checks guests in one after the other`, async ({
    office,
    station,
    request,
  }) => {
    const page = await office('frontdesk');
    const { sailing, room, name, serial } = await expectCabinGuest(request);
    await page.goto(new URL(`/ship/${screen}?${query(sailing)}`, page.url()).href);
    await expect(page.getByRole('button', { name: 'Scan to check in' })).toBeEnabled();
    const cable = await plugScanner(station);
    try {
      await waitUntilConnected(page, cable);
      await cable.write(Buffer.from(`${serial}\r${serial}\r`));
      const dialog = page.getByRole('dialog', { name: 'Scan to check in' });
      await expect(dialog.getByText(`Already checked into room ${room.number}`)).toBeVisible();
      await expect(dialog.getByRole('list', { name: 'Earlier' })).toContainText(name);

      await cable.write(Buffer.from('SC99999999-1\r'));
      await expect(dialog.getByText('No ticket found')).toBeVisible();
      await cable.write(Buffer.from('  \r'));
      await expect(dialog.getByText('Scan content is empty')).toBeVisible();
    } finally {
      await cable.stop();
    }
  });

test('leaving the room desk unsubscribes from the scanner', async ({ office, station }) => {
  const page = await office('frontdesk', '/ship/roomManagement');
  const cable = await plugScanner(station);
  try {
    await waitUntilConnected(page, cable);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL(/dashboard/);
    await expect(async () => {
      await cable.write(Buffer.from('SC99999999-1\r'));
      expect(await station.dispatch('scanner.state', undefined)).toMatchObject({
        value: { note: 'nobody-listens' },
      });
    }).toPass();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  } finally {
    await cable.stop();
  }
});
