/** A row that a detail of an entry refers to: its table, and its id. */
export interface RowReference {
  entity: string;
  id: string;
}

type Detail = Readonly<Record<string, unknown>>;

/** The table that the ids in a field refer to. */
const tables: Readonly<Record<string, string>> = {
  calledOff: 'sailings',
  departurePortId: 'ports',
  destinationPortId: 'ports',
  enrolledBy: 'system_users',
  menuIds: 'menus',
  officerId: 'system_users',
  orderId: 'orders',
  parentId: 'menus',
  pid: 'menus',
  roomTypeId: 'room_types',
  routeId: 'routes',
  routeIds: 'routes',
  sailing: 'sailings',
  sailingId: 'sailings',
  sailings: 'sailings',
  shipId: 'ships',
  station: 'gate_stations',
  superiorId: 'customers',
  uploadedBy: 'system_users',
  with: 'waitlist_parties',
};

/** Only slides have an order that is a list of their ids. */
const tableOf = (entity: string, field: string): string | undefined =>
  entity === 'slides' && field === 'order' ? 'slides' : tables[field];

/** Keys that tell staff nothing: the record is named already, and versions and log-ins have no names. */
const nameless = new Set(['id', 'version', 'session']);

const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Replaces every value of a detail, with the field that it belongs to; `from` and `to` belong to the field above them. */
function mapped(value: unknown, field: string, replace: (field: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(item => mapped(item, field, replace));
  if (typeof value !== 'object' || value === null) return replace(field, value);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !nameless.has(key))
      .map(([key, inner]) => [key, mapped(inner, key === 'from' || key === 'to' ? field : key, replace)]),
  );
}

/** The rows that the details of some entries refer to, each once. */
export function referencesIn(entries: readonly { entity: string; detail: Detail | null }[]): RowReference[] {
  const found = new Map<string, RowReference>();
  for (const { entity, detail } of entries)
    mapped(detail, '', (field, value) => {
      const table = tableOf(entity, field);
      if (table && isId(value)) found.set(`${table} ${value}`, { entity: table, id: String(value) });
      return value;
    });
  return [...found.values()];
}

/**
 * A detail with names instead of ids, and with the number of pictures instead of their files. An id without a name is left as
 * it is: its record was deleted.
 */
export function namedDetail(
  { entity, detail }: { entity: string; detail: Detail | null },
  nameOf: (reference: RowReference) => string | undefined,
): Record<string, unknown> | null {
  if (detail === null) return null;
  const named = mapped(detail, '', (field, value) => {
    const table = tableOf(entity, field);
    return (table && isId(value) && nameOf({ entity: table, id: String(value) })) || value;
  }) as Record<string, unknown>;
  const changes = named.changes as { images?: { from: unknown[]; to: unknown[] } } | undefined;
  if (!changes?.images) return named;
  const { from, to } = changes.images;
  return { ...named, changes: { ...changes, images: { from: from.length, to: to.length } } };
}
