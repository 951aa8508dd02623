import { expect, test } from 'vitest';
import { searchPatterns } from './search-patterns.ts';

test.each([
  ['', []],
  ['  - ', []],
  ['Aisyah', ['%aisyah%']],
  ['Tan Wei Tan', ['%tan%', '%wei%']],
  ['T', ['% t%']],
  ['12', ['% 12%']],
  ['+60 12-345 6789', ['%123456789%']],
  ['+60 (0)12-345 6789', ['%123456789%']],
  ['012-345 6789', ['%123456789%']],
  ['+44 (0)20 7946 0958', ['%2079460958%']],
  ['012-345', ['%12345%']],
  ['user@münchen.de', ['%userxnmnchen3yade%']],
  ['+60 12-345', ['% 60%', '%12345%']],
  ['0123', ['%0123%']],
  ['880412-10-5566', ['%880412105566%']],
  ['SC4F-7K2M-9Q-1', ['%sc4f7k2m9q1%']],
  ["O'Brien a/l", ['%obrien%', '% al%']],
  ['100%_\\', ['%100%']],
  ['ＳＣ４Ｆ７', ['%sc4f7%']],
  ['Nguyễn Zoë', ['%nguyen%', '%zoe%']],
  ['伟', ['%e4bc9f%', '%伟%']],
])('%s', (typed, patterns) => expect(searchPatterns(typed)).toEqual(patterns));
