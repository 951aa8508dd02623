import { expect, test } from 'vitest';
import { loginPath, redirectIn } from './paths.ts';

test('keeps the requested address with its filters through the login', () => {
  const login = loginPath('/ship/shipOrder?status=paid&page=2');
  expect(login).toBe('/login?redirect=%2Fship%2FshipOrder%3Fstatus%3Dpaid%26page%3D2');
  expect(redirectIn(login.split('?')[1] ?? '')).toBe('/ship/shipOrder?status=paid&page=2');
});

test.each([
  '',
  'redirect=',
  'redirect=https%3A%2F%2Fevil.example',
  'redirect=%2F%2Fevil.example',
  'redirect=%2F%5Cevil.example',
  'redirect=%2Flogin%3Fredirect%3D%2Flogin',
])('“%s” redirects to the dashboard', search => {
  expect(redirectIn(search)).toBe('/dashboard');
});
