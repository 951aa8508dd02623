import type {
  OfficePort,
  OfficePortPage,
  PortSave,
  PortsQuery,
} from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { operatorTimeZone } from '@gangway/shared/domain/time/zoned-clock.ts';
import { actorOf, type Caller } from '../../lib/caller.ts';
import { changesBetween } from '../../lib/changes.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '../../lib/database/database.ts';
import { pageOf } from '../../lib/database/paging.ts';
import { AppError, refusing, requireFound } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import type { SeenVersion } from '../../lib/seen-version.ts';
import { requireUnchanged } from '../../operator/versions.service.ts';
import {
  findOfficePort,
  findOfficePorts,
  insertPort,
  lockPort,
  updatePort,
} from './ports-and-routes.repository.ts';

/** One page of the ports. */
export async function listOfficePorts(db: Connection, query: PortsQuery): Promise<OfficePortPage> {
  return pageOf(await findOfficePorts(db, query), query);
}

/** @throws AppError `port-code-taken` */
export function createPort(deps: Data, caller: Caller, save: PortSave): Promise<OfficePort> {
  return writePort(deps, caller, async trx => {
    const port = { ...save, timeZone: save.timeZone ?? operatorTimeZone() };
    const id = await insertPort(trx, port);
    await writeAudit(trx, { entity: 'ports', entityId: String(id), action: 'created', detail: port });
    return id;
  });
}

/** @throws AppError `not-found`, `changed-meanwhile`, `port-code-taken` */
export function changePort(
  deps: Data,
  caller: Caller,
  id: number,
  save: PortSave,
  seen: SeenVersion,
): Promise<OfficePort> {
  return writePort(deps, caller, async trx => {
    const before = requireFound(await lockPort(trx, id));
    await requireUnchanged(trx, ['ports', id], seen, () => findOfficePort(trx, id));
    const port = { ...save, timeZone: save.timeZone ?? before.timeZone };
    const changes = changesBetween(before, port);
    if (Object.keys(changes).length === 0) return id;
    await updatePort(trx, id, port);
    await writeAudit(trx, { entity: 'ports', entityId: String(id), action: 'changed', detail: { changes } });
    return id;
  });
}

function writePort(
  deps: Data,
  caller: Caller,
  write: (trx: Transaction<Database>) => Promise<number>,
): Promise<OfficePort> {
  const refusals = {
    ports_code_key: new AppError('port-code-taken', { fields: { code: 'port-code-taken' } }),
    port_in_use: new AppError('invalid-input', { fields: { timeZone: 'place-in-use' } }),
  };
  return refusing(refusals, () =>
    inTransaction(deps, actorOf(caller), async trx =>
      requireFound(await findOfficePort(trx, await write(trx))),
    ),
  );
}
