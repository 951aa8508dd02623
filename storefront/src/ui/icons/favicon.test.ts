import { mark } from '@gangway/shared/art/mark.ts';
import { expect, it } from 'vitest';
import favicon from './favicon.svg?raw';

it('shows the same mark in the browser tab as in the page', () => {
  expect(favicon.trim()).toBe(mark());
});
