import { expect, test } from './support/office.ts';

test('a sale’s opening is set, and its queue is opened and closed again', async ({ office }) => {
  const page = await office('manager', '/voyage/sailing?month=2028-11');
  const drawer = page.getByRole('dialog');
  await page.locator('[data-day="2028-11-15"]').click();
  await drawer.getByLabel('Ship', { exact: true }).selectOption({ label: 'Selat Aurora' });
  await drawer.getByLabel('Route', { exact: true }).selectOption({ label: 'Penang → Langkawi' });
  await drawer.getByRole('button', { name: 'Put on sale' }).click();
  await page
    .locator('td')
    .filter({ has: page.locator('[data-day="2028-11-15"]') })
    .getByRole('listitem')
    .getByRole('button')
    .click();
  await expect(drawer).toContainText(/On sale from\s*The start/);
  await expect(drawer).toContainText(/Queue\s*Closed/);

  const change = () => drawer.getByRole('button', { name: 'Opening and queue…' }).click();
  const form = page.getByRole('dialog', { name: 'Opening and queue' });
  await change();
  await form.getByLabel('On sale from, date').fill('2028-11-16');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter date and time, or neither.')).toBeVisible();
  await form.getByLabel('On sale from, time').fill('10:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Sales must open before the ship departs.')).toBeVisible();
  await form.getByLabel('On sale from, date').fill('2028-10-01');
  await form.getByLabel('Queue', { exact: true }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(drawer).toContainText(/On sale from\s*Sun 1 Oct 2028, 10:00/);
  await expect(drawer).toContainText(/Queue\s*Open/);
  await expect(drawer).toContainText(/Waiting\s*0/);
  await expect(drawer).toContainText(/Booked after waiting\s*0/);

  await change();
  await form.getByLabel('Queue', { exact: true }).uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toContainText(/Queue\s*Closed/);
});
