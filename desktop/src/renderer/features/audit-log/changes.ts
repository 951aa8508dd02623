import type { AuditEntry } from '@gangway/shared/contract/office/system/audit.ts';

/** One line of an entry: a change from one value to another, or an additional fact. */
export type Line =
  | { kind: 'change'; field: string; from: unknown; to: unknown }
  | { kind: 'fact'; field: string; value: unknown };

type Pair = { from: unknown; to: unknown };

const isPair = (value: unknown): value is Pair =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'from' in value &&
  'to' in value;

/**
 * The lines of an audit entry, one per field: a change of state; the fields under `changes`, or a detail that is itself
 * one change (a setting's); and all other fields.
 */
export function linesOf({ from, to, detail }: Pick<AuditEntry, 'from' | 'to' | 'detail'>): Line[] {
  const state: Line[] = to === null ? [] : [{ kind: 'change', field: 'state', from, to }];
  if (detail === null) return state;
  if (isPair(detail)) return [...state, { kind: 'change', field: 'value', ...detail }];
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
