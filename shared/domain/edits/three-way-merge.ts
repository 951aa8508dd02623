/** Values of a form's fields by name. A value may be anything that JSON can hold. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** A field that another person changed since it was read. */
export interface FieldChange {
  field: string;
  before: unknown;
  mine: unknown;
  theirs: unknown;
  /** Both changed it to different values, so a decision is needed. */
  clash: boolean;
}

export type Choice = 'mine' | 'theirs';

/**
 * The fields that another person changed since `before` was read, except those that both changed to the same value. `mine` holds
 * the own values.
 */
export function changesByOthers(before: FieldValues, mine: FieldValues, theirs: FieldValues): FieldChange[] {
  return Object.keys(theirs)
    .filter(field => !isSame(before[field], theirs[field]) && !isSame(mine[field], theirs[field]))
    .map(field => ({
      field,
      before: before[field],
      mine: mine[field],
      theirs: theirs[field],
      clash: !isSame(before[field], mine[field]),
    }));
}

/** The fields that `values` has otherwise than `before`. */
export const changedFields = (before: FieldValues, values: FieldValues): string[] =>
  Object.keys(values).filter(field => !isSame(before[field], values[field]));

/** The default choice: theirs if only they changed the field. A clash has none. */
export const presetOf = ({ clash }: FieldChange): Choice | undefined => (clash ? undefined : 'theirs');

/** My values, with theirs where they were chosen. @throws RangeError while a clash is undecided */
export function merged(
  mine: FieldValues,
  changes: readonly FieldChange[],
  choices: Readonly<Record<string, Choice | undefined>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...mine };
  for (const change of changes) {
    const choice = choices[change.field] ?? presetOf(change);
    if (!choice) throw new RangeError(`${change.field} is undecided`);
    values[change.field] = change[choice];
  }
  return values;
}

/** Compares by value; a missing field equals a field without a value. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other || ((one ?? null) === null && (other ?? null) === null)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every(name => isSame(one[name as never], other[name as never]));
}
