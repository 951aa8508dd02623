import { expect, test } from '@playwright/test';

test('the search form opens filled in with the current search', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', request => void scripts.push(new URL(request.url()).pathname));
  const formCode = () => scripts.some(path => path.startsWith('/assets/search-form-'));

  await page.goto('/shipClient/routeList?departure=port-klang&destination=penang&party=3');
  await expect(page.getByRole('status').filter({ hasText: /sailings?$/ })).toBeVisible();
  expect(formCode()).toBe(false);

  await page.getByText('Change search').click();
  const form = page.getByRole('search');
  await expect(form.getByLabel('From')).toHaveValue('port-klang');
  await expect(form.getByLabel('To')).toHaveValue('penang');
  expect(formCode()).toBe(true);

  await form.getByRole('button', { name: 'Swap departure and destination' }).click();
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/departure=penang&destination=port-klang&party=3/);
  await expect(form.getByLabel('From')).toHaveValue('penang');
});
