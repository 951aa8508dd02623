import { SHIP_VIEW } from '@gangway/shared/contract/base/first-view.ts';
import { expect, test } from 'vitest';
import { bookingPath, loginPath, paths, safeRedirect, sailingsPath, shipPath } from './paths.ts';

test('addresses contain only given parameters', () => {
  expect(sailingsPath({})).toBe('/shipClient/routeList');
  expect(bookingPath(7, { step: 'review' })).toBe('/shipClient/pay/ship?sailing=7&step=review');
  expect(loginPath('/business/paymentRecord?page=2')).toBe(
    '/login?redirect=%2Fbusiness%2FpaymentRecord%3Fpage%3D2',
  );
});

test('the page of a ship is the one that the server knows', () => {
  expect(paths.ship).toBe(SHIP_VIEW);
  expect(shipPath('selat-aurora')).toBe('/ship/selat-aurora');
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'elsewhere',
  '',
  null,
])('a login never redirects to %s', redirect => {
  expect(safeRedirect(redirect)).toBe('/home');
});

test('a login redirects back', () => {
  expect(safeRedirect('/shipClient/personalOrder?order=SC4F7K2M9Q')).toBe(
    '/shipClient/personalOrder?order=SC4F7K2M9Q',
  );
});
