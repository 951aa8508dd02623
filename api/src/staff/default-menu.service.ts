import { type DefaultMenu, defaultMenu } from '@gangway/shared/contract/office/default-menu.ts';
import { lockMenu } from '../features/staff/menus/office-menus.repository.ts';
import { writeAudit } from '../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../lib/database/database.ts';
import type { Deps } from '../lib/http/context.ts';
import {
  findAlteredMenus,
  findMenuPlaces,
  grantAdministratorAll,
  hasRoles,
  insertMenuBehind,
  type MenuPlace,
  openMenus,
} from './default-menu.repository.ts';

const ACTOR = 'system:default-menu';

/**
 * Brings roles and menu up to this version's screens when a copy of the API starts: the administrator gets permissions
 * that are new, and whoever may use a screen that the menu never had finds it there. Where nothing is new, nothing is
 * written. A system that has no roles yet gets them, and its menu, with its first administrator or its sample data.
 */
export async function addNewScreens(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await inTransaction(deps, ACTOR, async trx => {
    await grantAdministratorAll(trx);
    if (await hasRoles(trx)) await writeMissingMenus(trx);
  });
}

const allNames = defaultMenu.flatMap(({ name, screens }) => [name, ...screens.map(screen => screen.name)]);

/**
 * Adds the screens of the manifest that the menu never had, each behind the one that comes before it there, for the roles
 * that hold its permission. What an administrator has renamed, moved, closed for a role or deleted stays that way. Of
 * several copies that start at once, one does it and the others find it done.
 */
export async function writeMissingMenus(trx: Transaction<Database>): Promise<void> {
  await lockMenu(trx);
  let places = await findMenuPlaces(trx);
  const isFirstMenu = places.length === 0;
  const altered = isFirstMenu ? new Set<string>() : await findAlteredMenus(trx, allNames);
  const placeOf = ({ name }: DefaultMenu) => places.find(place => place.name === name);

  const add = async (entry: DefaultMenu, siblings: readonly DefaultMenu[], parentId: number | null) => {
    const position = positionBefore(siblings.slice(0, siblings.indexOf(entry)).map(placeOf), parentId);
    const id = await insertMenuBehind(trx, entry, { parentId, position });
    // A section opens with the screens in it.
    if (entry.screens.length === 0)
      await openMenus(trx, parentId === null ? [id] : [parentId, id], entry.permission);
    if (!isFirstMenu) await writeAudit(trx, { entity: 'menus', entityId: entry.name, action: 'created' });
    places = await findMenuPlaces(trx);
    return id;
  };

  for (const entry of defaultMenu) {
    const isNew = (one: DefaultMenu) => !placeOf(one) && !altered.has(one.name);
    if (entry.screens.length === 0 && isNew(entry)) await add(entry, defaultMenu, null);
    for (const screen of entry.screens.filter(isNew)) {
      // A section that was renamed is where its screens are; one that is gone comes back for a new screen.
      const section =
        placeOf(entry)?.id ?? entry.screens.map(placeOf).find(place => place?.parentId)?.parentId;
      await add(screen, entry.screens, section ?? (await add(entry, defaultMenu, null)));
    }
  }
}

/** Where the last of some entries stands that are below the same one; 0 where there is none. */
const positionBefore = (places: readonly (MenuPlace | undefined)[], parentId: number | null): number =>
  places.findLast(place => place?.parentId === parentId)?.position ?? 0;
