import { expect, test } from 'vitest';
import { bookingPath, loginPath, safeRedirect, sailingsPath } from './paths.ts';

test('addresses contain only given parameters', () => {
  expect(sailingsPath({})).toBe('/shipClient/routeList');
  expect(bookingPath(7, { step: 'review' })).toBe('/shipClient/pay/ship?sailing=7&step=review');
  expect(loginPath('/business/paymentRecord?page=2')).toBe(
    '/login?redirect=%2Fbusiness%2FpaymentRecord%3Fpage%3D2',
  );
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
