/** Joins class names; `undefined`, `false` and `''` are ignored. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
