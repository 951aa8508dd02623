/** `Selat Aurora` → `selat-aurora`: the letters of the name, for file names and addresses; `ship` without any. */
export function shipCode(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return letters.length > 1 ? letters : 'ship';
}

/** The code itself, or with a suffix `-b`, `-c` … if it is taken. */
export function freeCode(code: string, existing: ReadonlySet<string>): string {
  if (!existing.has(code)) return code;
  for (let index = 2; ; index++) {
    const candidate = `${code}-${lettersOf(index)}`;
    if (!existing.has(candidate)) return candidate;
  }
}

/** 1 → a, 26 → z, 27 → aa. */
function lettersOf(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  const letter = String.fromCharCode(97 + ((number - 1) % 26));
  return rest > 0 ? lettersOf(rest) + letter : letter;
}
