import { localDate, uuid } from '@gangway/shared/contract/base/primitives.ts';
import { gateSync } from '@gangway/shared/contract/office/gate/gate.ts';
import { z } from 'zod';
import { gateAssignment } from '../../../bridge-gate.ts';
import type { Connection } from './database.ts';

const { hours, orderPrefix, openConflicts } = gateSync.shape;

/** The station's own data and its last sync. Instants are milliseconds since 1970, in the server's time. */
const metaShape = z.object({
  stationId: uuid,
  /** Null until the gate is configured. */
  assignment: gateAssignment.nullable().default(null),
  cursor: z.string().nullable().default(null),
  lastSyncAt: z.number().nullable().default(null),
  /** How far the station's clock is behind the server's. */
  clockOffsetMs: z.number().default(0),
  hours: hours.default({ opensMinutes: 0, closesMinutes: 0 }),
  orderPrefix: orderPrefix.default(''),
  namesOf: localDate.nullable().default(null),
  openConflicts: openConflicts.default(0),
});

export type Meta = z.output<typeof metaShape>;

/** The stored name of the assignment, which the caches of installed gates have. */
const STORED_ASSIGNMENT = 'place';

/** @throws ZodError if the station has no id yet. */
export function readMeta(db: Connection): Meta {
  const rows = db.prepare<[], { name: string; value: string }>('select name, value from meta').all();
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]));
  return metaShape.parse({ ...stored, assignment: stored[STORED_ASSIGNMENT] });
}

export function writeMeta(db: Connection, changes: Partial<Meta>): void {
  const write = db.prepare(
    `insert into meta (name, value) values (?, ?)
    on conflict (name) do update set value = excluded.value where value <> excluded.value`,
  );
  for (const [name, value] of Object.entries(changes))
    write.run(name === 'assignment' ? STORED_ASSIGNMENT : name, JSON.stringify(value));
}
