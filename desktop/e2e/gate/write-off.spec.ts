import { expect, test } from '../support/gates.ts';
import { plugScanner, waitUntilConnected } from '../support/scanner.ts';
import { codeOf, expectParty, expectPassenger } from '../support/states/passengers.ts';
import { scanByWedge } from '../support/wedge.ts';

test('a party boards with one scan and one key, a second scan is refused, and a supervisor undoes a boarding', {
  tag: '@short',
}, async ({ openGate, manager }) => {
  const { sailing, first } = await expectParty(manager);
  const { page, result, type } = await openGate('supervisor', 'Gate One', sailing);
  const onBoard = page.getByLabel('Boarding progress').getByText('On board').locator('..');
  const count = async () => Number(await onBoard.locator('span').nth(1).textContent());
  const before = await count();

  await scanByWedge(page, await codeOf(manager, first));
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await expect(result).toContainText('Admit');
  await expect(result).toContainText(first.name);
  await expect.poll(count).toBe(before + 1);
  await expect(onBoard.getByText('1 at this gate', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Board (1 more|all)/ }).click();
  await expect(page.getByText('Everyone in this party is on board.')).toBeVisible();
  await expect.poll(count).toBe(before + 3);
  // The result keeps showing the scanned ticket.
  await expect(result).toContainText(first.name);

  await type(first.serial, first.verificationCode);
  await expect(result).toHaveAttribute('data-verdict', 'refuse');
  await expect(result).toContainText(/Already boarded at \d\d:\d\d, Gate One\./);

  const scans = page.getByRole('list', { name: 'Last scans' }).getByRole('listitem');
  const admitted = scans.filter({ hasText: first.serial }).filter({ hasText: 'Admit' });
  await admitted.getByRole('button', { name: 'Undo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The passenger is no longer on board');
  await expect(dialog.getByRole('button', { name: 'Undo boarding' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Wrong queue' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Wrong queue');
  await dialog.getByRole('button', { name: 'Undo boarding' }).click();
  await expect(page.getByText('Boarding undone.')).toBeVisible();
  await expect.poll(count).toBe(before + 2);
  await expect(page.getByText('All scans sent')).toBeVisible();
});

test('only the selected members of a party board', async ({ openGate, manager }) => {
  const { sailing, number, first, second, third } = await expectParty(manager);
  const { page, type } = await openGate('gate', 'Gate A', sailing);
  await type(first.serial, first.verificationCode);
  const members = page.getByRole('list', { name: `Party of ${number}` });
  const memberOf = ({ name }: { name: string }) => members.getByRole('listitem').filter({ hasText: name });
  await memberOf(third).getByRole('checkbox').uncheck();
  // One letter boards nobody; the shortcut of the button is a key combination.
  await page.locator('#main').focus();
  await page.keyboard.press('b');
  // Keys that follow at once would belong to the same burst.
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  await expect(memberOf(second)).toContainText('Not yet');
  await page.keyboard.press('Control+Enter');
  await expect(memberOf(second)).toContainText('On board');
  await expect(memberOf(third)).toContainText('Not yet');
});

test('a supervisor can override a refusal, and an officer cannot', async ({ openGate, manager }) => {
  const { sailing, first } = await expectPassenger(manager);
  const gate = await openGate('supervisor', 'Gate S', sailing);
  const { page, result, type } = gate;
  await type(first.serial, first.verificationCode);
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await type(first.serial, first.verificationCode);
  await expect(result).toHaveAttribute('data-verdict', 'refuse');

  const officer = await openGate('gate', 'Gate O', sailing);
  await officer.type(first.serial, first.verificationCode);
  await expect(officer.result).toHaveAttribute('data-verdict', 'refuse');
  await expect(officer.result).toContainText('Gate S');
  await expect(officer.page.getByRole('button', { name: 'Override' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Override' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The passenger is then on board.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Went back for a bag');
  await dialog.getByRole('button', { name: 'Override and board' }).click();
  await expect(dialog).toBeHidden();
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await expect(result).toContainText('Override by a supervisor: Went back for a bag');
});

test('a scan is received wherever the focus is, and the focus does not move', async ({
  openGate,
  manager,
}) => {
  const { sailing } = await expectPassenger(manager);
  const { page, result } = await openGate('gate', 'Gate A', sailing);
  const scans = page.getByRole('list', { name: 'Last scans' }).getByRole('listitem');
  await page.getByLabel('Ticket id or serial').fill('SC12');
  await scanByWedge(page, 'GW1:NOT OF OURS');
  await expect(result).toHaveAttribute('data-verdict', 'refuse');
  await expect(result).toContainText('This is not a boarding pass.');
  await expect(page.getByLabel('Ticket id or serial')).toHaveValue('SC12');

  const sound = page.getByRole('switch', { name: 'Sound' });
  await sound.focus();
  await scanByWedge(page, 'ANOTHER CODE');
  await expect(scans).toHaveCount(2);
  await expect(sound).toBeChecked();

  const chosen = await page.getByLabel('Sailing').inputValue();
  await page.getByLabel('Sailing').focus();
  await scanByWedge(page, 'SELAT 1234');
  await expect(scans).toHaveCount(3);
  await expect(page.getByLabel('Sailing')).toHaveValue(chosen);

  // Keys of a scan start no shortcut: F would open the full window.
  await page.locator('#main').focus();
  await scanByWedge(page, 'FOREIGN 99');
  await expect(scans).toHaveCount(4);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a serial scan boards without the page, and an empty scan or an unplugged scanner is reported', {
  tag: '@short',
}, async ({ openGate, manager }) => {
  const { sailing, first } = await expectPassenger(manager);
  const { page, result, state, station } = await openGate('gate', 'Gate A', sailing);
  await expect(state).toContainText('No scanner found');
  const cable = await plugScanner(station());
  try {
    await waitUntilConnected(page, cable);
    await expect(state).toContainText('Scanner ready');
    const code = await codeOf(manager, first);
    await cable.write(Buffer.from(`${code}\r`));
    await expect(result).toHaveAttribute('data-verdict', 'admit');
    await expect(result).toContainText(first.name);
    // A ticket still held before the scanner is read once more, and counts nothing.
    await cable.write(Buffer.from(`${code}\r  \r`));
    await expect(page.getByText('Scan content is empty')).toBeVisible();
    const scans = page.getByRole('list', { name: 'Last scans' }).getByRole('listitem');
    await expect(scans).toHaveCount(1);
    await cable.write(Buffer.from(`no ticket\r${code}\r`));
    await expect(scans).toHaveCount(3);
    await expect(result).toHaveAttribute('data-verdict', 'refuse');
    await expect(result).toContainText('Already boarded');
    await cable.stop();
    await expect(state.getByRole('link', { name: 'No scanner found' })).toHaveAttribute(
      'href',
      '/ship/serialScannerTest',
    );
  } finally {
    await cable.stop();
  }
});

test('a missing value is reported, and each refusal shows its own reason', async ({ openGate, manager }) => {
  const { sailing, first } = await expectPassenger(manager);
  const { page, result, type } = await openGate('gate', 'Gate A', sailing);
  const code = page.getByLabel('Ticket code');
  await code.press('Enter');
  await expect(page.getByText('Scan result is empty')).toBeVisible();
  await code.fill('   ');
  await code.press('Enter');
  await expect(page.getByText('Scan content is empty')).toBeVisible();
  await page.getByLabel('Verification code').press('Enter');
  await expect(page.getByText('Please input the ticket id')).toBeVisible();
  await expect(page.getByText('Please input the verification code')).toBeVisible();

  await type('SC00000000-1', 'ABCD');
  await expect(result).toContainText('No ticket found');

  await type(first.serial, 'ABCD-EFGH');
  await expect(result).toContainText('The verification code does not match this ticket.');

  const genuine = await codeOf(manager, first);
  const altered = `${genuine.slice(0, -1)}${genuine.endsWith('A') ? 'B' : 'A'}`;
  await code.fill(altered);
  await code.press('Enter');
  await expect(result).toContainText(/This code was not issued by us|This is not a boarding pass/);
  await expect(result).toHaveAttribute('data-verdict', 'refuse');
});

test('F opens the full-window gate with large targets, a reload keeps it and Escape leaves it', async ({
  openGate,
  manager,
}) => {
  const { sailing, first } = await expectPassenger(manager);
  const { page, result } = await openGate('supervisor', 'Gate A', sailing);
  await page.locator('#main').focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(result).toHaveAttribute('data-verdict', 'waiting');

  const code = await codeOf(manager, first);
  await scanByWedge(page, code);
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await expect(result).toContainText(first.name);
  await page.reload();
  // A verdict is not shown again.
  await expect(result).toHaveAttribute('data-verdict', 'waiting');
  await scanByWedge(page, code);
  await expect(result).toHaveAttribute('data-verdict', 'refuse');
  await expect(result).toContainText(first.name);

  const targets = page.locator('button, [role=checkbox], main label:has(input)');
  await expect(targets.filter({ hasText: 'Override' })).toBeVisible();
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(box?.height, await target.textContent().then(String)).toBeGreaterThanOrEqual(56);
  }

  await page.getByRole('button', { name: 'Override' }).click();
  const dialog = page.getByRole('dialog');
  for (const button of await dialog.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  // The first Escape closes the dialog, the second leaves the gate mode.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page).not.toHaveURL(/mode=/);
});

test('a ticket is typed on large keys, and a typing error can be corrected in place', async ({
  openGate,
  manager,
}) => {
  const { sailing, first } = await expectPassenger(manager);
  const { page, result } = await openGate('gate', 'Gate A', sailing);
  await page.getByRole('button', { name: 'Gate mode' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter a ticket' });
  const open = () => page.getByRole('button', { name: 'Enter a ticket' }).click();
  const press = async (...keys: string[]) => {
    for (const name of keys) await dialog.getByRole('button', { name, exact: true }).click();
  };
  const [serial, code] = [dialog.getByLabel('Ticket id or serial'), dialog.getByLabel('Verification code')];

  await open();
  for (const target of await dialog.locator('button, input').all())
    expect((await target.boundingBox())?.height, await target.innerText()).toBeGreaterThanOrEqual(56);
  await press(...first.serial);
  await expect(serial).toBeFocused();
  await expect(serial).toHaveValue(first.serial);
  await press('Verify');
  await expect(dialog.getByText('Please input the verification code')).toBeVisible();
  await expect(code).toBeFocused();
  await press('0', '0', 'Verify');
  await expect(dialog).toBeHidden();
  await expect(result).toContainText('The verification code does not match this ticket.');

  await open();
  await expect(serial).toHaveValue(first.serial);
  await expect(code).toHaveValue('00');
  await code.click();
  await press('Backspace');
  await expect(code).toHaveValue('0');
  await press('Clear', ...first.verificationCode);
  await expect(code).toHaveValue(first.verificationCode);
  // Inserted at the caret, in the middle of the text.
  await code.press('Home');
  await press('7', 'Backspace', 'Verify');
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await expect(result).toContainText(first.name);

  await open();
  await expect(serial).toHaveValue('');
  await expect(code).toHaveValue('');

  // Another ticket is scanned during typing: its result is shown, and the input stays.
  await press('S', 'C');
  await scanByWedge(page, 'GW1:NOT OF OURS');
  await expect(dialog).toBeHidden();
  await expect(result).toContainText('This is not a boarding pass.');
  await open();
  await expect(serial).toHaveValue('SC');
});

test('each verdict has its own sound, and none plays when the sound is off', async ({
  openGate,
  manager,
}) => {
  const { sailing, first } = await expectPassenger(manager);
  const { page, result, type } = await openGate('gate', 'Gate A', sailing);
  await page.evaluate(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      heard.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
  });
  const pitches = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard);

  await type(first.serial, first.verificationCode);
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await expect.poll(pitches).toEqual([1320]);
  await type(first.serial, first.verificationCode);
  await expect(result).toHaveAttribute('data-verdict', 'refuse');
  await expect.poll(pitches).toEqual([1320, 130]);

  await page.getByRole('switch', { name: 'Sound' }).uncheck();
  await type(first.serial, 'ABCD-EFGH');
  await expect(result).toContainText('The verification code does not match');
  await page.getByRole('switch', { name: 'Sound' }).check();
  await type(first.serial, first.verificationCode);
  await expect(result).toContainText('Already boarded');
  await expect.poll(pitches).toEqual([1320, 130, 130]);
});
