import type {
  OfficePort,
  OfficePortPage,
  PortSave,
  PortsQuery,
} from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { actorOf, type Caller } from '../../lib/caller.ts';
import { changesBetween } from '../../lib/changes.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '../../lib/database/database.ts';
import { AppError, violates } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import {
  findOfficePort,
  findOfficePorts,
  insertPort,
  lockPort,
  updatePort,
} from './office-ports.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** One page of the ports. */
export async function listOfficePorts(db: Connection, query: PortsQuery): Promise<OfficePortPage> {
  return { ...(await findOfficePorts(db, query)), page: query.page, size: query.size };
}

/** @throws AppError `port-code-taken` */
export function createPort(deps: Needs, caller: Caller, save: PortSave): Promise<OfficePort> {
  return writePort(deps, caller, async trx => {
    const id = await insertPort(trx, save);
    await writeAudit(trx, { entity: 'ports', entityId: String(id), action: 'created', detail: save });
    return id;
  });
}

/** @throws AppError `not-found`, `port-code-taken` */
export function changePort(deps: Needs, caller: Caller, id: number, save: PortSave): Promise<OfficePort> {
  return writePort(deps, caller, async trx => {
    const before = await lockPort(trx, id);
    if (!before) throw new AppError('not-found');
    const changes = changesBetween(before, save);
    if (Object.keys(changes).length === 0) return id;
    await updatePort(trx, id, save);
    await writeAudit(trx, { entity: 'ports', entityId: String(id), action: 'changed', detail: { changes } });
    return id;
  });
}

async function writePort(
  deps: Needs,
  caller: Caller,
  write: (trx: Transaction<Database>) => Promise<number>,
): Promise<OfficePort> {
  try {
    return await inTransaction(deps, actorOf(caller), async trx => {
      const port = await findOfficePort(trx, await write(trx));
      if (!port) throw new AppError('not-found');
      return port;
    });
  } catch (error) {
    if (violates(error, 'ports_code_key'))
      throw new AppError('port-code-taken', { fields: { code: 'port-code-taken' } });
    throw error;
  }
}
