/** A word of a path without its plural ending; undefined for a word that has none. */
function singularOf(word: string): string | undefined {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : undefined;
}

const parameterIn = (segment: string | undefined): string | undefined =>
  /^\{(\w+)\}$/.exec(segment ?? '')?.[1];

/** `promo-codes` is `PromoCodes`, `tickets.pdf` is `TicketsPdf`, `sysUser` is `SysUser`. */
const capitalized = (segment: string): string =>
  segment
    .split(/[-.]/)
    .map(word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/**
 * The name of a call, by which programs find it: its method and the words of its path. A parameter puts the word before it into the
 * singular: `GET /sailings` is `getSailings`, `GET /sailings/{id}/seats` is `getSailingSeats`. After a word without a plural the
 * parameter is named: `GET /guide/{page}` is `getGuideByPage`.
 */
export function operationIdOf(method: string, path: string): string {
  const segments = path.split('/').filter(segment => segment !== '');
  const words = segments.map((segment, index) => {
    const parameter = parameterIn(segment);
    if (parameter === undefined)
      return parameterIn(segments[index + 1]) === undefined ? segment : (singularOf(segment) ?? segment);
    return singularOf(segments[index - 1] ?? '') === undefined ? `By${capitalized(parameter)}` : '';
  });
  return method.toLowerCase() + words.map(capitalized).join('');
}
