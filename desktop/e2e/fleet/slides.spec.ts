import { languages } from '@gangway/shared/contract/base/languages.ts';
import { expect, test } from '../support/office.ts';
import { falsePicture, pictureFile } from '../support/picture-file.ts';
import { staffCalls } from '../support/staff-calls.ts';

test('a slide is created with a preview, shown on the home page, moved and deleted', async ({ office }) => {
  const page = await office('manager', '/ship/slides');
  await page.getByRole('button', { name: 'New slide' }).click();
  const form = page.getByRole('dialog', { name: 'New slide' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please input Title')).toBeVisible();
  await expect(form.getByText('Please upload a picture.')).toBeVisible();
  await form.getByLabel('Choose or drop a picture').setInputFiles(falsePicture);
  await expect(form.getByText('Images must be JPG or PNG: notes.jpg')).toBeVisible();
  await form.getByLabel('Choose or drop a picture').setInputFiles(await pictureFile('lantern.png', 'orange'));
  const preview = form.getByRole('figure', { name: 'Preview' });
  await expect(preview.locator('img')).toHaveAttribute('src', /^\/media\/slides\/slide-[0-9a-f]{16}\.jpg$/);
  await form.getByLabel('Title', { exact: true }).fill('A thousand lanterns');
  await expect(preview).toContainText('A thousand lanterns');
  await form.getByLabel('Shown from').fill('2030-02-02');
  await form.getByLabel('Shown until').fill('2030-02-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('The last day is before the first.')).toBeVisible();
  await form.getByLabel('Shown from').fill('');
  await form.getByLabel('Shown until').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Slide saved.')).toBeVisible();

  const atHome = async () =>
    (await staffCalls(page).get<{ title: string }[]>('/slides?language=en')).map(({ title }) => title);
  expect((await atHome()).at(-1)).toBe('A thousand lanterns');
  const before = await atHome();
  const rows = page.getByRole('grid', { name: 'Slides' }).getByRole('row');
  const rowIndex = async () =>
    (await rows.allTextContents()).findIndex(text => text.includes('A thousand lanterns'));
  // A sample slide has one row per language, so the previous English slide is that many rows up.
  for (const _ of languages) {
    const above = (await rowIndex()) - 1;
    await page.getByRole('button', { name: 'Move “A thousand lanterns” up' }).click();
    await expect.poll(rowIndex).toBe(above);
  }
  expect(await atHome()).not.toEqual(before);

  await page
    .getByRole('cell', { name: 'A thousand lanterns' })
    .or(page.getByText('A thousand lanterns'))
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete slide' }).click();
  await page
    .getByRole('dialog', { name: /^Delete “/ })
    .getByRole('button', { name: 'Delete slide' })
    .click();
  await expect(page.getByText('Slide deleted.')).toBeVisible();
  expect(await atHome()).not.toContain('A thousand lanterns');
});
