import sharp from 'sharp';
import { readQrs } from '../../../api/test/support/documents/read-qr.ts';
import { LONGEST_GAP_MS } from '../../src/renderer/lib/wedge/burst.ts';
import { SAMPLE } from '../../src/renderer/lib/wedge/learn.ts';
import { expect, test } from '../support/gates.ts';
import { enter } from '../support/keys.ts';
import { codeOf, expectParty, expectPassenger } from '../support/states/passengers.ts';
import { type PositionedKey, pressInTurn, tab, writing } from '../support/wedge.ts';

test('a scanner without Enter boards only the ticket that it scans, whatever has the focus', async ({
  openGate,
  manager,
}) => {
  test.slow();
  const { sailing, number, first, second, third } = await expectParty(manager);
  const { page, result } = await openGate('gate', 'Gate A', sailing);
  const code = await codeOf(manager, first);
  await page.getByRole('button', { name: 'Gate mode' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await pressInTurn(page, writing(code), 0);
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await expect(result).toContainText(first.name);

  const members = page.getByRole('list', { name: `Party of ${number}` });
  const boardOthers = page.getByRole('button', { name: /^Board / });
  for (const [ending, gapMs] of [
    [[], 22],
    [[tab], 22],
    [[enter, enter], 22],
    [[], 70],
    [[tab], 70],
  ] as const) {
    // Space and Enter would press it.
    await boardOthers.focus();
    await pressInTurn(page, [...writing('GW1:B F BBOARDF'), ...ending], gapMs);
    await expect(result, `${ending.length} ${gapMs}`).toContainText('This is not a boarding pass.');
    await expect(page.getByRole('navigation', { name: 'Main' }), 'gate mode').toHaveCount(0);
    // The party of the ticket before is hidden with its verdict.
    await expect(boardOthers).toHaveCount(0);
    // Keys within this time belong to the scan before: nobody holds the next ticket there so soon.
    await page.waitForTimeout(LONGEST_GAP_MS);
    await pressInTurn(page, writing(code), 0);
    await expect(result).toContainText(first.name);
    await expect(page.getByRole('button', { name: `Board ${second.name}, ${third.name}` })).toBeVisible();
    await expect(members.getByRole('listitem').filter({ hasText: second.name })).toContainText('Not yet');
    await expect(members.getByRole('listitem').filter({ hasText: third.name })).toContainText('Not yet');
  }
});

test('too few keys for a code have no effect, and a single key keeps its usual effect', async ({
  openGate,
  manager,
}) => {
  const { sailing } = await expectPassenger(manager);
  const { page, result } = await openGate('gate', 'Gate A', sailing);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.locator('#main').focus();
  await pressInTurn(page, [...writing('fb'), enter], 22);
  await pressInTurn(page, writing('BF'), 70);
  await page.waitForTimeout(600);
  await expect(menu).toBeVisible();
  await expect(result).toHaveAttribute('data-verdict', 'waiting');
  await page.keyboard.press('f');
  await expect(menu).toHaveCount(0);
});

test('a scan whose second half a busy computer handles late is one scan', async ({ openGate, manager }) => {
  const { sailing, first } = await expectPassenger(manager);
  const { page, result } = await openGate('gate', 'Gate A', sailing);
  const code = await codeOf(manager, first);
  const scans = page.getByRole('list', { name: 'Last scans' }).getByRole('listitem');
  // Key events carry the time of the press. In the middle the page is busy for so long that a timer is due before the
  // rest.
  await page.evaluate(
    async ({ code, busyMs }) => {
      const startedAt = performance.now();
      for (const [index, key] of [...code].entries()) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: startedAt + index });
        document.body.dispatchEvent(event);
        if (index !== 60) continue;
        while (performance.now() - startedAt < busyMs);
        await new Promise(resolve => setTimeout(resolve, 20));
      }
    },
    { code, busyMs: 2 * LONGEST_GAP_MS },
  );
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await expect(result).toContainText(first.name);
  await expect(scans, 'and nothing else was scanned').toHaveCount(1);
});

test('an unknown slow scanner is read without Enter, and never leaves gate mode', async ({
  openGate,
  manager,
}) => {
  test.slow();
  const { sailing, first } = await expectPassenger(manager);
  const { page, result } = await openGate('supervisor', 'Gate A', sailing);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Gate mode' }).click();
  await expect(menu).toHaveCount(0);
  await pressInTurn(page, writing('GW1:B F BBOARDF'), 120);
  await expect(result).toContainText('This is not a boarding pass.');
  await expect(menu, 'gate mode').toHaveCount(0);

  // The same in a field, where it starts no search.
  const dialog = page.getByRole('dialog', { name: 'Find a passenger' });
  const code = await codeOf(manager, first);
  for (const [ending, verdict] of [
    [[enter], 'admit'],
    [[], 'refuse'],
  ] as const) {
    // Keys this soon after a scan would be the rest of it.
    await page.waitForTimeout(2 * LONGEST_GAP_MS);
    await page.keyboard.press('Control+f');
    await dialog.getByRole('textbox').fill('Ami');
    // All its keys are sent at once: its verdict would be off again by the time of the last one.
    const pressed = pressInTurn(page, [...writing(code), ...ending], 70);
    await expect(result).toHaveAttribute('data-verdict', verdict);
    await expect(result).toContainText(first.name);
    await expect(dialog, 'the verdict is visible').toHaveCount(0);
    await expect(menu, 'gate mode').toHaveCount(0);
    await pressed;
  }

  // If the field stays on the screen, it keeps its value.
  await page.waitForTimeout(2 * LONGEST_GAP_MS);
  await page.getByRole('button', { name: 'Exit gate mode' }).click();
  const field = page.getByLabel('Ticket id or serial');
  await field.fill('SC12');
  await pressInTurn(page, writing('GW1:NOT OF OURS'), 70);
  await expect(result).toContainText('This is not a boarding pass.');
  await expect(field).toHaveValue('SC12');
});

/** The characters that a French keyboard layout types for a scanner set to a US keyboard. */
const french: Record<string, string> = {
  ...{
    A: 'Q',
    Q: 'A',
    Z: 'W',
    W: 'Z',
    M: '?',
    ':': 'M',
    $: '4',
    '%': '5',
    '*': '8',
    '-': ')',
    '.': ':',
    '/': '!',
  },
  ...{ 1: '&', 2: 'é', 3: '"', 4: "'", 5: '(', 6: '-', 7: 'è', 8: '_', 9: 'ç', 0: 'à' },
};
const keyPositions: Record<string, Pick<PositionedKey, 'code' | 'shift'>> = {
  ' ': { code: 'Space' },
  $: { code: 'Digit4', shift: true },
  '%': { code: 'Digit5', shift: true },
  '*': { code: 'Digit8', shift: true },
  '+': { code: 'Equal', shift: true },
  '-': { code: 'Minus' },
  '.': { code: 'Period' },
  '/': { code: 'Slash' },
  ':': { code: 'Semicolon', shift: true },
};
const inFrench = (text: string): PositionedKey[] =>
  [...text].map(character => {
    const key = french[character] ?? character;
    const keyPosition = /[A-Z]/.test(character)
      ? { code: `Key${character}`, shift: true }
      : (keyPositions[character] ?? { code: `Digit${character}` });
    return { key, text: key, ...keyPosition };
  });

test('a workplace learns its scanner from one code: layout, speed, delimiter and prefix', async ({
  openGate,
  manager,
}) => {
  test.slow();
  const { sailing, first } = await expectPassenger(manager);
  const { page, result, visit, station } = await openGate('gate', 'Gate A', sailing);
  const code = await codeOf(manager, first);
  const scan = (text: string) => pressInTurn(page, [...inFrench(`11${text}`), tab], 0);
  await scan(code);
  await expect(result).toContainText('This is not a boarding pass.');

  await visit('/ship/serialScannerTest');
  const panel = page.getByRole('region', { name: 'Keyboard scanner' });
  await panel.getByRole('button', { name: 'Learn the scanner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan this code' });
  const drawn = await dialog.getByRole('img', { name: 'Code to scan' }).screenshot();
  expect(await readQrs(await sharp(drawn).resize(820).png().toBuffer())).toEqual([SAMPLE]);
  await scan('GW1:ANOTHER CODE');
  await expect(dialog.getByText('That was not this code')).toBeVisible();
  await scan(SAMPLE);
  await expect(page.getByText('Scanner learned.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText(/Code ending\s*Tab/);
  await expect(panel).toContainText(/Different: \d+ keys are translated/);
  expect(await station().dispatch('scanner.state', undefined)).toMatchObject({
    value: { wedge: { ending: 'tab', prefix: '11', suffix: '' } },
  });

  await visit('/ship/shipWriteOff');
  await expect(result).toHaveAttribute('data-verdict', 'waiting');
  await scan(code);
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await expect(result).toContainText(first.name);
});

test('a scan while a Chinese input method is on is read by key positions, and the field keeps its value', async ({
  openGate,
  manager,
}) => {
  const { sailing, first } = await expectPassenger(manager);
  const { page, result } = await openGate('gate', 'Gate A', sailing);
  const code = await codeOf(manager, first);
  const field = page.getByLabel('Ticket id or serial');
  await field.fill('SC4F');
  await pressInTurn(page, takenByInputMethod(code), 8);
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await expect(result).toContainText(first.name);
  await expect(field).toHaveValue('SC4F');
});

/** The key events of a code in that state: positions without characters; Enter ends it. */
function takenByInputMethod(code: string): PositionedKey[] {
  const keys = [...code].map(character => ({
    key: 'Process',
    windowsVirtualKeyCode: 229,
    code: /\d/.test(character) ? `Digit${character}` : `Key${character}`,
    shift: /[A-Z]/.test(character),
    ...keyPositions[character],
  }));
  return [...keys, { key: 'Process', windowsVirtualKeyCode: 229, code: 'Enter' }];
}
