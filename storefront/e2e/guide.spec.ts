import { PAGE_ANSWERS_ID } from '@gangway/shared/contract/base/page-answers.ts';
import { expect, type Page, test } from '@playwright/test';
import { openPaidOrder } from './support/paid-order.ts';

const question = (page: Page, name: string) => page.locator('details').filter({ hasText: name });

test('the FAQ is found in the footer, and an answer has its own address', { tag: '@short' }, async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  const pier = question(page, 'When do I have to be at the pier?');
  await expect(pier.getByText('The gates open 3 hours before departure')).toBeHidden();
  await pier.locator('summary').click();
  await expect(pier.getByText('The gates open 3 hours before departure')).toBeVisible();
  await expect(page).toHaveURL(/\/faq#entry-\d+$/);

  await page.goto(page.url());
  await page.reload();
  await expect(pier.getByText('The gates open 3 hours before departure')).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('the sections of a page are reached from its list, in the language of the visitor', async ({
  page,
  context,
}) => {
  const url = test.info().project.use.baseURL ?? '';
  await context.addCookies([{ name: 'language', value: 'ko', url }]);
  await page.goto('/luggage');
  await expect(page.getByRole('heading', { level: 1, name: '수하물 안내' })).toBeVisible();
  const contents = page.getByRole('navigation', { name: '이 페이지의 내용' });
  await contents.getByRole('link', { name: '동물' }).click();
  await expect(page.getByText('반려동물은 함께 타실 수 없습니다.')).toBeInViewport();
  await expect(page).toHaveURL(/\/luggage#entry-\d+$/);
});

test('what is true on board of every ship leads to the page of each (R464)', async ({ page }) => {
  await page.goto('/onBoard');
  await page
    .getByRole('navigation', { name: 'Our ships' })
    .getByRole('link', { name: 'Selat Kenari' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selat Kenari' })).toBeVisible();
});

test('a page without texts is neither linked nor found', async ({ page }) => {
  await page.route('**/prod-api/guide/luggage*', async route => {
    const refusal = { code: 404, msg: 'We could not find what you asked for.', data: { error: 'not-found' } };
    await route.fulfill({ status: 404, json: refusal });
  });
  await page.route('**/prod-api/guide', route =>
    route.fulfill({ json: { code: 200, msg: '', data: ['faq'] } }),
  );
  // The page as the server sends it without these texts: no answer in it.
  await page.route('**/luggage', async route => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      new RegExp(`(id="${PAGE_ANSWERS_ID}">).*?(</script>)`, 's'),
      '$1{}$2',
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto('/luggage');
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Luggage' })).toHaveCount(0);
});

test('the page of e-tickets leads to the texts for travelers', async ({ page, request }) => {
  await openPaidOrder(page, request);
  await page.getByRole('main').getByRole('link', { name: 'Luggage' }).click();
  await expect(page.getByText('one suitcase of up to 20 kg')).toBeVisible();
});
