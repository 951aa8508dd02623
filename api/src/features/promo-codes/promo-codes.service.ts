/*
 * Promo codes as the office edits them.
 *
 * May import: operator, reservations/promos.
 */

import type {
  OfficePromo,
  OfficePromoPage,
  PromoSave,
  PromosQuery,
} from '@gangway/shared/contract/office/orders/promo-codes.ts';
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
  findOfficePromo,
  findOfficePromos,
  insertPromo,
  updatePromo,
} from '../../reservations/promos/promo-codes.repository.ts';

/** One page of the promo codes. */
export async function listPromos(db: Connection, query: PromosQuery): Promise<OfficePromoPage> {
  return pageOf(await findOfficePromos(db, query), query);
}

/** @throws AppError `promo-code-exists` */
export function createPromo(deps: Data, caller: Caller, save: PromoSave): Promise<OfficePromo> {
  return writePromo(deps, caller, async trx => {
    const id = await insertPromo(trx, save, deps.clock.now());
    await writeAudit(trx, { entity: 'promo_codes', entityId: String(id), action: 'created', detail: save });
    return id;
  });
}

/**
 * Changes a code for future bookings; existing ones keep their discount.
 *
 * @throws AppError `not-found`, `changed-meanwhile`, `promo-code-exists`, `promo-below-uses` for a limit below the number of uses
 */
export function changePromo(
  deps: Data,
  caller: Caller,
  id: number,
  save: PromoSave,
  seen: SeenVersion,
): Promise<OfficePromo> {
  return writePromo(deps, caller, async trx => {
    await requireUnchanged(trx, ['promo_codes', id], seen, () => findOfficePromo(trx, id));
    const { id: _, version: __, uses, ...before } = requireFound(await findOfficePromo(trx, id));
    if (save.mostUses !== null && save.mostUses < uses)
      throw new AppError('promo-below-uses', {
        params: { count: uses },
        fields: { mostUses: 'promo-below-uses' },
      });
    const changes = changesBetween(before, save);
    if (Object.keys(changes).length === 0) return id;
    await updatePromo(trx, id, save);
    await writeAudit(trx, {
      entity: 'promo_codes',
      entityId: String(id),
      action: 'changed',
      detail: { changes },
    });
    return id;
  });
}

function writePromo(
  deps: Data,
  caller: Caller,
  write: (trx: Transaction<Database>) => Promise<number>,
): Promise<OfficePromo> {
  const codeTaken = new AppError('promo-code-exists', { fields: { code: 'promo-code-exists' } });
  return refusing({ promo_codes_code_key: codeTaken }, () =>
    inTransaction(deps, actorOf(caller), async trx =>
      requireFound(await findOfficePromo(trx, await write(trx))),
    ),
  );
}
