import { mark } from '@gangway/shared/art/mark.ts';
import { expect, it } from 'vitest';
import favicon from './favicon.svg?raw';

it('the favicon matches the logo', () => {
  expect(favicon.trim()).toBe(mark());
});
