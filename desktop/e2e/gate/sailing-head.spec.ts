import type { Locator } from '@playwright/test';
import { expect, test } from '../support/gates.ts';
import { createSailing, createShip } from '../support/states/own-sailing.ts';
import { codeOf, expectOrderOn, expectPassenger } from '../support/states/passengers.ts';
import { scanByWedge } from '../support/wedge.ts';

test('two sailings of one ship on one day are distinguishable, and a ticket is sent to its own gate', async ({
  openGate,
  manager,
}) => {
  test.slow();
  const ship = await createShip(manager);
  const out = await expectOrderOn(manager, (await createSailing(manager, ship)).id, 1);
  const back = await expectOrderOn(manager, (await createSailing(manager, ship, 'back')).id, 1);
  const there = await openGate('gate', 'Gate Seven', back.sailing);
  await expect(there.state).toContainText('Online');
  const { page, result } = await openGate('gate', 'Gate One', out.sailing);

  const [outTime, backTime] = [out.sailing, back.sailing].map(({ departsAt }) => timeOf(departsAt));
  const options = page.getByLabel('Sailing').getByRole('option').filter({ hasText: ship.name });
  const names = await options.allTextContents();
  expect(names.map(name => name.split(' · ').slice(0, 3))).toEqual([
    [outTime, ship.name, 'Port Klang – Penang'],
    [backTime, ship.name, 'Penang – Port Klang'],
  ]);
  const head = page.getByRole('region', { name: 'Boarding here' });
  const tellsAll = async () => {
    for (const fact of [outTime, ship.name, 'Port Klang – Penang', 'Daytime'])
      await expect(head).toContainText(fact ?? '');
    await expect(head).toContainText(/Closes in \d{1,2}:\d\d:\d\d/);
  };
  await tellsAll();
  const left = await head.getByRole('timer').textContent();
  await expect(head.getByRole('timer')).not.toHaveText(left ?? '');
  await page.getByRole('button', { name: 'Gate mode' }).click();
  await tellsAll();

  await scanByWedge(page, await codeOf(manager, back.first));
  await expect(result).toHaveAttribute('data-verdict', 'refuse');
  for (const fact of [ship.name, `${backTime}, Penang – Port Klang.`, 'It boards at Gate Seven.'])
    await expect(result).toContainText(fact ?? '');
  await there.visit('/dashboard');
});

const timeOf = (at: string) =>
  new Date(at).toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Kuala_Lumpur',
    hour: '2-digit',
    minute: '2-digit',
  });

test('at 1024 × 768 the verdict is legible from three meters, name and reason from arm’s length', async ({
  openGate,
  manager,
}) => {
  const { sailing, first } = await expectPassenger(manager);
  const { page, result } = await openGate('gate', 'Gate A', sailing);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('button', { name: 'Gate mode' }).click();
  const code = await codeOf(manager, first);
  await scanByWedge(page, code);
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  await scanByWedge(page, code);
  await expect(result).toHaveAttribute('data-verdict', 'refuse');
  const sizeOf = (text: Locator) =>
    text.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf(result.getByText('Refuse', { exact: true }))).toBeGreaterThanOrEqual(96);
  expect(await sizeOf(result.getByText(first.name))).toBeGreaterThanOrEqual(40);
  expect(await sizeOf(result.getByText(/^Already boarded at/))).toBeGreaterThanOrEqual(28);
  expect(
    await result.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
      scrollHeight - clientHeight,
      scrollWidth - clientWidth,
    ]),
    'nothing is cut off',
  ).toEqual([0, 0]);
});

test('in the smallest window a light shows name and facts, and the state has lines of its own', async ({
  openGate,
  manager,
}) => {
  const { sailing, first } = await expectPassenger(manager);
  const { page, result, state } = await openGate('gate', 'Gate A', sailing);
  // The least size of the desktop app's window.
  await page.setViewportSize({ width: 800, height: 600 });
  await page.getByRole('button', { name: 'Gate mode' }).click();
  await scanByWedge(page, await codeOf(manager, first));
  await expect(result).toHaveAttribute('data-verdict', 'admit');
  for (const text of ['Admit', first.name, first.serial])
    await expect(result.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await result.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  // A column of single words was five lines high.
  expect((await state.boundingBox())?.height).toBeLessThan(80);
});
