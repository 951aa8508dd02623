import type { BoardingRecord } from '@gangway/shared/contract/office/gate/boarding.ts';
import { startSerialCable } from '../../src/station/serial/testing/serial-cable.ts';
import { expect, test } from '../support/gates.ts';
import { plugScanner } from '../support/scanner.ts';
import { codeOf, expectParty } from '../support/states/passengers.ts';

test('a gate with two scanners shows the lane of each scan, and continues when one is unplugged', async ({
  openGate,
  manager,
}) => {
  test.slow();
  const { sailing, first, second, third } = await expectParty(manager);
  const { page, result, state, station, visit } = await openGate('supervisor', 'Gate A', sailing);
  const left = await plugScanner(station());
  const right = await startSerialCable();
  try {
    await visit('/ship/serialScannerTest');
    await page.getByLabel('Lane of the first scanner').fill('Left');
    await page.getByRole('button', { name: 'Add a scanner' }).click();
    const further = page.getByRole('group', { name: 'Scanner 2' });
    await page.getByRole('button', { name: 'Save lanes' }).click();
    await expect(further).toContainText('Please enter a name');
    await further.getByLabel('Lane').fill('Right');
    await page.getByRole('group', { name: 'Right' }).getByLabel('Path of the port').fill(right.port);
    await page.getByRole('button', { name: 'Save lanes' }).click();
    await expect(page.getByRole('group', { name: 'Right' })).toContainText('Ready');

    await visit('/ship/shipWriteOff?mode=gate');
    await expect(state).toContainText('Left: Scanner ready');
    await expect(state).toContainText('Right: Scanner ready');
    await left.write(Buffer.from(`${await codeOf(manager, first)}\r`));
    await expect(result).toContainText(first.name);
    await expect(result).toContainText('Left');
    await right.write(Buffer.from(`${await codeOf(manager, second)}\r`));
    await expect(result).toContainText(second.name);
    await expect(result).toContainText('Right');

    // Only the light of its lane goes out.
    await right.stop();
    const stopped = page.getByRole('alert').filter({ hasText: 'Right has stopped' });
    await expect(stopped).toContainText('The other lanes keep working');
    await expect(result).toHaveAttribute('data-verdict', 'waiting');
    await left.write(Buffer.from(`${await codeOf(manager, third)}\r`));
    await expect(result).toHaveAttribute('data-verdict', 'admit');
    await expect(result).toContainText('Left');
    await expect(stopped).toBeVisible();
    await left.stop();
    await expect(stopped).toHaveCount(0);
    await expect(result).toHaveAttribute('data-verdict', 'stopped');

    await expect
      .poll(async () => {
        const path = `/office/boarding/records?ticket=${first.serial.slice(0, -2)}`;
        const { items } = await manager.get<{ items: BoardingRecord[] }>(path);
        return items.map(({ lane }) => lane).toSorted();
      })
      .toEqual(['Left', 'Left', 'Right']);
  } finally {
    await left.stop();
    await right.stop();
  }
});
