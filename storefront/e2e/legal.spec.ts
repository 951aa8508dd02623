import type { LegalText } from '@gangway/shared/contract/legal.ts';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';

test('the terms are the operator’s own where there is a version that holds, with its figures and the other versions (R458)', async ({
  page,
}) => {
  const versions: Record<string, LegalText> = {
    '': {
      id: 2,
      validFrom: '2026-11-01',
      text: 'Welcome.\n\n# Our deck\n\n{{operator}} carries {{people}} people.\n\n# Charges\n\n{{ladder}}',
      others: [{ id: 1, validFrom: '2026-01-01' }],
    },
    '1': { id: 1, validFrom: '2026-01-01', text: 'Earlier.', others: [{ id: 2, validFrom: '2026-11-01' }] },
  };
  await page.route('**/prod-api/legal/terms*', route => {
    const edition = new URL(route.request().url()).searchParams.get('edition') ?? '';
    return route.fulfill({ json: { code: 200, msg: 'success', data: versions[edition] } });
  });
  // The answer within the page would be that of the server.
  await page.goto('/home');
  await page.getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(page.getByRole('heading', { name: 'Our deck' })).toBeVisible();
  await expect(page.getByText(/^Selat Cruises carries 6\d0 people\.$/)).toBeVisible();
  await expect(page.getByText('In force from 1 November 2026')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'In force from 1 January 2026' }).click();
  await expect(page.getByText('Earlier.')).toBeVisible();
  await page.getByRole('link', { name: 'The version that holds today' }).click();
  await expect(page.getByRole('heading', { name: 'Our deck' })).toBeVisible();
});
