import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/gates.ts';
import { openConflict } from '../support/states/conflicts.ts';
import { expectParty } from '../support/states/passengers.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds no violations at the gate for any ticket result', async ({ openGate, manager }) => {
      test.slow();
      const { sailing, first } = await expectParty(manager);
      const { page, result, type } = await openGate('supervisor', 'Gate A', sailing);
      await expectAccessible(page);
      await type('SC00000000-1', 'ABCD');
      await expect(result).toHaveAttribute('data-verdict', 'refuse');
      await expectAccessible(page);
      await type(first.serial, first.verificationCode);
      await expect(result).toHaveAttribute('data-verdict', 'admit');
      await expect(page.getByRole('button', { name: /^Board all/ })).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Gate mode' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Enter a ticket' }).click();
      await expect(page.getByRole('group', { name: 'On-screen keyboard' })).toBeVisible();
      await expectAccessible(page);
    });

    test('axe finds no violations in a conflict', async ({ office, manager }) => {
      const { serial } = await openConflict(manager);
      const page = await office('supervisor', '/ship/boardingConflict');
      await page.getByRole('row').filter({ hasText: serial }).getByRole('gridcell').nth(1).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'Resolve conflict' }).click();
      await expect(drawer.getByText('Please enter a reason')).toBeVisible();
      await expectAccessible(page);
    });
  });
