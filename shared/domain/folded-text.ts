/** Combining accents of letters: U+0300 to U+036F. Vowel signs of other scripts are kept. */
const accents = /[\u0300-\u036f]/g;

/** Letters without a decomposition, and their plain spelling. The same as in migration 0049. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  ς: 'σ',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ß: 'ss',
};
const letters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/**
 * Normalizes text for a search: lower case, full-width characters as plain ones, letters without accents
 * (`Nguyễn` → `nguyen`, `Zoë` → `zoe`). The office, a customer's own orders and the gate use it; the database function `folded`
 * (migration 0049) gives the same result (R312).
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(letters, letter => plainLetters[letter] as string);
}
