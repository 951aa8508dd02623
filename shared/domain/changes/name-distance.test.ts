import { expect, test } from 'vitest';
import { nameDistance } from './name-distance.ts';

test.each([
  ['Aishah', 'Aishah', 0],
  ['Aishah', 'AISHAH', 0],
  ['Tan Wei Ming', 'Tan Weiming', 0],
  ['Aishah', 'Aisyah', 1],
  ['Jonh', 'John', 2],
  ['Ben', 'Benjamin', 5],
  ['', 'Ben', 3],
  ['Ben', '', 3],
  ['张伟', '张玮', 1],
  ['kitten', 'sitting', 3],
])('from %j to %j are %i letters', (from, to, letters) => {
  expect(nameDistance(from, to)).toBe(letters);
});
