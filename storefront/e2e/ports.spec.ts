import { expect, type Page, test } from '@playwright/test';
import { farSailing } from './support/booking.ts';

const about = (page: Page, port: string) =>
  page.locator('details').filter({ hasText: `About the port: ${port}` });

test('a search from a port tells about it, and so does the booking (R407)', { tag: '@short' }, async ({
  page,
  request,
}) => {
  await page.goto('/shipClient/routeList?departure=port-klang&destination=penang');
  const port = about(page, 'Port Klang');
  await port.getByText('About the port').click();
  await expect(port.getByRole('img', { name: 'Chart of Port Klang' })).toBeVisible();
  await expect(port).toContainText('Pulau Indah, Selangor');
  await expect(port).toContainText('By train to Klang');
  await expect(port).toContainText(/Boarding opens \d+ h before departure and closes \d+ min before it\./);
  await expect(port.getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
    'href',
    /mlat=3&mlon=101\.33/,
  );

  const { id, route } = await farSailing(request);
  await page.goto(`/shipClient/pay/ship?sailing=${id}`);
  const departure = about(page, route.departure.name.en);
  await departure.getByText('About the port').click();
  await expect(departure).toContainText('Parking');
});

test('a search from all ports tells about none, and the texts follow the language', async ({
  page,
  context,
}) => {
  await page.goto('/shipClient/routeList');
  await expect(page.getByRole('link', { name: /^Choose/ }).first()).toBeVisible();
  await expect(page.getByText('About the port')).toHaveCount(0);
  const url = test.info().project.use.baseURL ?? '';
  await context.addCookies([{ name: 'language', value: 'ko', url }]);
  await page.goto('/shipClient/routeList?departure=penang');
  await page.getByText('페낭 항구 안내').click();
  await expect(page.getByText('조지타운에 있으며')).toBeVisible();
});
