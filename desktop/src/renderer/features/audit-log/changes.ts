import type { AuditEntry } from '@gangway/shared/contract/office/system/audit.ts';

/** One line of an entry: a change from one value to another, or an additional fact. */
export type Line =
  | { kind: 'change'; field: string; from: unknown; to: unknown }
  | { kind: 'fact'; field: string; value: unknown };

type Pair = { from: unknown; to: unknown };

/** An old value, a new one, or both: one that was not set is not stored. */
const isPair = (value: unknown): value is Partial<Pair> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every(key => key === 'from' || key === 'to');

/** Nothing was entered, and there is nothing to show. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === null || value === undefined || value === '';
}

/**
 * The lines of an audit entry, one per field: a change of state; the fields under `changes`, or a detail that is itself
 * one change (a setting's); and all other fields. A field that has no value, before and after, is left out (R420).
 */
export function linesOf(entry: Pick<AuditEntry, 'from' | 'to' | 'detail'>): Line[] {
  return allLines(entry).filter(line =>
    line.kind === 'change' ? !isEmpty([line.from, line.to]) : !isEmpty(line.value),
  );
}

function allLines({ from, to, detail }: Pick<AuditEntry, 'from' | 'to' | 'detail'>): Line[] {
  const state: Line[] = to === null ? [] : [{ kind: 'change', field: 'state', from, to }];
  if (detail === null) return state;
  if (isPair(detail)) return [...state, { kind: 'change', field: 'value', from: detail.from, to: detail.to }];
  const { changes, ...facts } = detail;
  return [
    ...state,
    ...Object.entries((changes ?? {}) as Record<string, unknown>).map(
      ([field, value]): Line =>
        isPair(value)
          ? { kind: 'change', field, from: value.from, to: value.to }
          : { kind: 'fact', field, value },
    ),
    ...Object.entries(facts).map(([field, value]): Line => ({ kind: 'fact', field, value })),
  ];
}
