import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';

test('a question is added in two languages, moved, shown on the site and deleted', { tag: '@short' }, async ({
  office,
}) => {
  const page = await office('manager', '/ship/guide');
  await page.getByRole('tab', { name: 'FAQ' }).click();
  await page.getByRole('button', { name: 'Add question' }).click();
  const form = page.getByRole('dialog', { name: 'Add question' });
  await form.getByLabel('Question in Chinese').fill('可以带自行车吗？');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please input Question in English')).toBeVisible();
  await form.getByLabel('Question in English').fill('May I bring a bicycle?');
  await form
    .getByLabel('Answer in English')
    .fill('Yes, if you write to us first.\n\nIt travels on the car deck.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Fill in both fields of this language, or neither.')).toBeVisible();
  await expect(form.getByLabel('Question in Chinese')).toHaveValue('可以带自行车吗？');
  await form.getByLabel('Answer in Chinese').fill('可以，请先来信。');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeVisible();

  const onSite = async (language: string) =>
    (await staffCalls(page).get<{ heading: string }[]>(`/guide/faq?language=${language}`)).map(
      ({ heading }) => heading,
    );
  expect((await onSite('en')).at(-1)).toBe('May I bring a bicycle?');
  expect((await onSite('zh')).at(-1)).toBe('可以带自行车吗？');
  expect((await onSite('ms')).at(-1)).toBe('May I bring a bicycle?');
  await page.getByRole('button', { name: 'Move “May I bring a bicycle?” up' }).click();
  await expect.poll(async () => (await onSite('en')).at(-2)).toBe('May I bring a bicycle?');

  await page.getByRole('row').filter({ hasText: 'May I bring a bicycle?' }).click();
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await page
    .getByRole('dialog', { name: /^Delete “/ })
    .getByRole('button', { name: 'Delete entry' })
    .click();
  await expect(page.getByText('Entry deleted.')).toBeVisible();
  expect(await onSite('en')).not.toContain('May I bring a bicycle?');
});
