/** Accents above, below and through letters: U+0300 to U+036F. Vowel signs of other scripts are letters of theirs and stay. */
const accents = /[\u0300-\u036f]/g;

/** Letters that no accent can be taken from, and what is typed for them. The same as in migration 0049. */
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
 * Text as it is compared in a search: in lower case, full-width characters as plain ones, letters without their accents
 * (`Nguyễn` → `nguyen`, `Zoë` → `zoe`). The office, a customer's own orders and the gate search by it; the function `folded`
 * of the database (migration 0049) gives the same (R312).
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(letters, letter => plainLetters[letter] as string);
}
