import { addDays, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { expect, test } from '../support/office.ts';
import { staffCalls } from '../support/staff-calls.ts';

test('terms begin with the template, are planned for a day, changed and withdrawn (R458)', {
  tag: '@short',
}, async ({ office }) => {
  const page = await office('manager', '/setup/legalPages');
  await page.getByRole('button', { name: 'Add version' }).click();
  const form = page.getByRole('dialog', { name: 'Add version' });
  const english = form.getByLabel('Text in English');
  await expect(english).toHaveValue(/# Your booking[\s\S]*\{\{holdMinutes\}\}/);
  await expect(form.getByLabel('Text in Korean')).toHaveValue(/\{\{partyMost\}\}/);

  const day = addDays(localDateIn(new Date()), 40);
  await form.getByLabel('Valid from').fill(day);
  await english.fill('# Our deck\n\n{{operator}} carries {{people}} people, {{ship}}.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(
    form.getByText('There is something in double braces that is not in the list above'),
  ).toBeVisible();
  await english.fill('# Our deck\n\n{{operator}} carries {{people}} people.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Version saved.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Planned' });
  await expect(row).toHaveCount(1);

  const { get } = staffCalls(page);
  const [version] = await get<{ id: number; validFrom: string }[]>('/office/legal?page=terms');
  expect(version?.validFrom).toBe(day);
  const site = await page.context().newPage();
  await site.goto(new URL(`/privacyPolicy/termsConditions?edition=${version?.id}`, page.url()).href);
  await expect(site.getByRole('heading', { name: 'Our deck' })).toBeVisible();
  await expect(site.getByText('Selat Cruises carries 600 people.')).toBeVisible();
  await site.close();

  await row.click();
  await page.getByRole('button', { name: 'Delete version' }).click();
  await page
    .getByRole('dialog', { name: /^Delete the version from/ })
    .getByRole('button', { name: 'Delete version' })
    .click();
  await expect(page.getByText('Version deleted.')).toBeVisible();
  expect(await get('/office/legal?page=terms')).toEqual([]);
});
