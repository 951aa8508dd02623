import { expect, test } from 'vitest';
import { placeSearches } from './place-names.ts';

test.each([
  ['兰卡威', ['兰卡威', '浮罗交怡']],
  ['浮罗交怡', ['浮罗交怡', '兰卡威']],
  ['Selat 兰卡威', ['Selat 兰卡威', 'Selat 浮罗交怡']],
  ['Langkawi', ['Langkawi']],
  ['', ['']],
])('“%s” is searched as %j', (typed, searches) => {
  expect(placeSearches(typed)).toEqual(searches);
});
