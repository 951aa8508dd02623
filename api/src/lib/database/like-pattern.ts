/** A pattern for `like` that finds what a person typed anywhere in a text; `%`, `_` and `\` stand for themselves. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
