/** Joins the class names that are there; the rest (`undefined`, `false`, `''`) fall out. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
