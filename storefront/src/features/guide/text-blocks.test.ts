import { expect, test } from 'vitest';
import { textBlocks } from './text-blocks.ts';

test.each([
  ['One line', [{ lines: 'One line' }]],
  ['Mon 9:00\nTue 10:00', [{ lines: 'Mon 9:00\nTue 10:00' }]],
  ['First.\n\nSecond.', [{ lines: 'First.' }, { lines: 'Second.' }]],
  [
    'Bring:\n\n- a hat\n- shoes - dry ones\n\nThat is all.',
    [{ lines: 'Bring:' }, { items: ['a hat', 'shoes - dry ones'] }, { lines: 'That is all.' }],
  ],
  ['- one\nand more', [{ lines: '- one\nand more' }]],
  ['-5 °C', [{ lines: '-5 °C' }]],
])('%j', (text, blocks) => {
  expect(textBlocks(text)).toEqual(blocks);
});
