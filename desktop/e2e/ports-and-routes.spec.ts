import type { Port } from '@gangway/shared/contract/sailings.ts';
import { expect, test } from './support/office.ts';

test('a port is added with its three names, and a taken code is reported at its field', async ({
  office,
}) => {
  const page = await office('manager', '/voyage/port');
  const code = `tioman-${'abcdefghij'[Date.now() % 10]}${'abcdefghij'[Math.floor(Date.now() / 10) % 10]}`;
  await page.getByRole('button', { name: 'Add port' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name in English').fill('Tioman');
  await drawer.getByLabel('Name in Chinese').fill('刁曼岛');
  await drawer.getByLabel('Code').fill('penang');
  await drawer.getByLabel(/^Latitude/).fill('2.81');
  await drawer.getByRole('button', { name: 'Add port' }).click();
  await expect(drawer.getByText('Please input Name in Korean')).toBeVisible();
  await drawer.getByLabel('Name in Korean').fill('티오만');
  await drawer.getByRole('button', { name: 'Add port' }).click();
  await expect(drawer.getByText('Enter both latitude and longitude, or neither.')).toBeVisible();
  await drawer.getByLabel(/^Longitude/).fill('104.16');
  await drawer.getByRole('button', { name: 'Add port' }).click();
  await expect(drawer.getByText('Another port has this code.')).toBeVisible();
  await drawer.getByLabel('Code').fill(code);
  await drawer.getByRole('button', { name: 'Add port' }).click();
  await expect(page.getByText('Tioman has been added.')).toBeVisible();
  await page.getByRole('searchbox').fill('刁曼');
  await expect(
    page.getByRole('row', { name: new RegExp(`Tioman.*${code}.*Malaysia.*2\\.810, 104\\.160`) }),
  ).toBeVisible();
});

test('the texts about a port are written in English first, and are kept', async ({ office, request }) => {
  const page = await office('manager', '/voyage/port?search=phuket');
  const open = () => page.getByRole('row', { name: /Phuket/ }).click();
  await open();
  const drawer = page.getByRole('dialog');
  const accessibility = (language: string) => drawer.getByLabel(`Accessibility, in ${language}`);
  const english = await accessibility('English').inputValue();
  await accessibility('English').fill('');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Write it in English first.')).toBeVisible();
  await accessibility('English').fill(`${english} Ask us.`);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  const ports: Port[] = (await (await request.get('/prod-api/ports')).json()).data;
  const id = ports.find(({ code }) => code === 'phuket')?.id;
  const port = (await (await request.get(`/prod-api/ports/${id}`)).json()).data;
  expect(port.accessibility.en).toBe(`${english} Ask us.`);
  await open();
  await expect(accessibility('English')).toHaveValue(`${english} Ask us.`);
  await accessibility('English').fill(english);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
});

test('fares are typed by keyboard, pasted from Excel, and apply to the site at once', async ({
  office,
  request,
}) => {
  const page = await office('manager', '/voyage/route?search=phuket');
  await page.getByRole('row', { name: /Langkawi → Phuket/ }).click();
  const cell = (name: string) => page.getByRole('textbox', { name });
  await expect(cell('Daytime, Adult')).toBeFocused();
  await page.keyboard.type('131.5');
  await page.keyboard.press('ArrowRight');
  await expect(cell('Daytime, Child')).toBeFocused();
  await expect(cell('Daytime, Adult')).toHaveValue('131.50');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(cell('Nighttime, Adult')).toBeFocused();
  await cell('Nighttime, Adult').evaluate(input => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '161.50\t97\t25\t128\r\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(cell('Nighttime, Senior')).toHaveValue('128.00');

  await cell('Daytime, Infant').fill('a few');
  await page.getByRole('button', { name: 'Save fares' }).click();
  await expect(page.getByText('Daytime: enter all four fares, or none.')).toBeVisible();
  await expect(cell('Daytime, Infant')).toHaveValue('a few');
  await cell('Daytime, Infant').fill('20');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Fares saved.')).toBeVisible();

  const response = await request.get(
    '/prod-api/sailings?departure=langkawi&destination=phuket&sort=price&size=50',
  );
  const fares = (await response.json()).data.items.map(({ fromSen }: { fromSen: number }) => fromSen);
  expect(fares).toContain(13_150);
});

test('retiring a route shows how many sailings are affected, and can be canceled', async ({ office }) => {
  const page = await office('manager', '/voyage/route?search=port-klang');
  await page.getByRole('row', { name: /Port Klang → Malacca/ }).click();
  await page.getByRole('tab', { name: 'Route' }).click();
  await page.getByRole('checkbox', { name: 'In service' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/\d+ upcoming sailings are no longer sold on the site/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('checkbox', { name: 'In service' }).check();
  await expect(
    page.getByRole('row', { name: /Port Klang → Malacca.*In service/, includeHidden: true }),
  ).toBeAttached();
});
