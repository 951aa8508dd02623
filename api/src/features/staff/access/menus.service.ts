import type { MenuEntry, MenuSave } from '@gangway/shared/contract/office/system/roles.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { changesBetween } from '../../../lib/changes.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError, refusing, requireFound, unknownValue } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import type { SeenVersion } from '../../../lib/seen-version.ts';
import { requireUnchanged } from '../../../operator/versions.service.ts';
import { deleteMenuRow, findMenuEntries, insertMenu, lockMenu, updateMenu } from './menus.repository.ts';
import { ADMINISTRATOR, grantMenu } from './roles.repository.ts';

/** The whole menu as a flat list: each entry names its parent. */
export async function listMenus({ db }: Data): Promise<MenuEntry[]> {
  return findMenuEntries(db);
}

/**
 * Adds a menu entry, which administrators see at once, or changes the one with the given id. @throws AppError `not-found`,
 * `changed-meanwhile`, `menu-name-taken`, `invalid-input` on `pid` for a parent that is missing or below this entry.
 */
export function saveMenu(
  deps: Data,
  caller: StaffCaller,
  save: MenuSave,
  seen: SeenVersion,
): Promise<MenuEntry> {
  return refusing({ menus_name_key: new AppError('menu-name-taken') }, () =>
    inTransaction(deps, actorOf(caller), async trx => {
      await lockMenu(trx);
      requireGoodParent(await findMenuEntries(trx), save);
      return save.id === undefined ? createMenu(trx, save) : changeMenu(trx, save.id, save, seen);
    }),
  );
}

/** Requires that the path from an entry to the root exists and does not contain the entry. @throws AppError `invalid-input` */
function requireGoodParent(menus: readonly MenuEntry[], { id, pid }: MenuSave): void {
  const above = new Map(menus.map(menu => [menu.id, menu.pid]));
  for (let ancestor = pid; ancestor !== 0; ancestor = above.get(ancestor) ?? 0)
    if (ancestor === id || !above.has(ancestor)) throw unknownValue('pid');
}

async function createMenu(trx: Transaction<Database>, save: MenuSave): Promise<MenuEntry> {
  const id = await insertMenu(trx, save);
  await grantMenu(trx, id, [ADMINISTRATOR]);
  await writeAudit(trx, { entity: 'menus', entityId: save.name, action: 'created', detail: { ...save } });
  return readMenu(trx, id);
}

async function changeMenu(
  trx: Transaction<Database>,
  id: number,
  save: MenuSave,
  seen: SeenVersion,
): Promise<MenuEntry> {
  const before = requireFound((await findMenuEntries(trx, id))[0]);
  await requireUnchanged(trx, ['menus', id], seen, async () => before);
  await updateMenu(trx, id, save);
  const after = await readMenu(trx, id);
  await writeAudit(trx, {
    entity: 'menus',
    entityId: before.name,
    action: 'updated',
    detail: { changes: changesBetween(before, after) },
  });
  return after;
}

/** Deletes an entry without children, for every role. @throws AppError `not-found`, `menu-has-children` */
export async function deleteMenu(deps: Data, caller: StaffCaller, id: number): Promise<void> {
  await inTransaction(deps, actorOf(caller), async trx => {
    await lockMenu(trx);
    const menus = await findMenuEntries(trx);
    const menu = requireFound(menus.find(entry => entry.id === id));
    if (menus.some(({ pid }) => pid === id)) throw new AppError('menu-has-children');
    await deleteMenuRow(trx, id);
    await writeAudit(trx, { entity: 'menus', entityId: menu.name, action: 'deleted', detail: { ...menu } });
  });
}

async function readMenu(trx: Transaction<Database>, id: number): Promise<MenuEntry> {
  const [menu] = await findMenuEntries(trx, id);
  if (!menu) throw new Error(`menu entry ${id} is gone within its own transaction`);
  return menu;
}
