import { describe, expect, test } from 'vitest';
import { legalPlaceholders, unknownPlaceholders } from '../contract/base/legal-placeholders.ts';
import { readLegalText, withFigures, writeLegalText } from './legal-text.ts';

const article = {
  intro: ['These terms apply.', 'Read them.'],
  sections: [
    { heading: 'Your booking', paragraphs: ['One sailing.', 'Two lines\nof one paragraph.'] },
    { heading: 'Law', paragraphs: [] },
  ],
};

test('a text is read as it was written', () => {
  expect(readLegalText(writeLegalText(article))).toEqual(article);
});

describe('a text is read', () => {
  test('without headings as an introduction', () => {
    expect(readLegalText('One.\n\n\n\nTwo.')).toEqual({ intro: ['One.', 'Two.'], sections: [] });
  });

  test('with a heading at once, and no space around it', () => {
    expect(readLegalText('#  Law \nMalaysia.')).toEqual({
      intro: [],
      sections: [{ heading: 'Law', paragraphs: ['Malaysia.'] }],
    });
  });

  test('with a number sign that is no heading', () => {
    expect(readLegalText('#1 of all')).toEqual({ intro: ['#1 of all'], sections: [] });
  });
});

const figures = Object.fromEntries(legalPlaceholders.map(name => [name, `<${name}>`])) as Record<
  (typeof legalPlaceholders)[number],
  string
>;

test('figures are filled in, with and without spaces, and unknown ones stay', () => {
  const text = 'Within {{holdMinutes}} minutes, {{ partyMost }} people, {{ship}}.';
  expect(withFigures(text, figures)).toBe('Within <holdMinutes> minutes, <partyMost> people, {{ship}}.');
  expect(unknownPlaceholders(text)).toEqual(['ship']);
});
