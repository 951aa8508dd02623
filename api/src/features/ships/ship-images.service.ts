import { MOST_SHIP_IMAGES, type Picture } from '@gangway/shared/contract/office/fleet/pictures.ts';
import type { OfficeShip, ShipImageOrder } from '@gangway/shared/contract/office/fleet/ships.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { inTransaction } from '../../lib/database/database.ts';
import { AppError, requireFound } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { storePicture } from '../../lib/pictures/picture-store.ts';
import { findShip, lockShip, replaceShipImages } from './office-ships.repository.ts';

/**
 * Adds images at the end of a ship's images, all of them or none. @throws AppError `not-found`, `image-count` for more than 5 in
 * total, `image-twice`, and what `toJpeg` throws.
 */
export async function addShipImages(
  deps: Deps,
  caller: StaffCaller,
  shipId: number,
  files: readonly File[],
): Promise<OfficeShip> {
  const { code, images } = requireFound(await findShip(deps.db, shipId, deps.clock.now()));
  // Checked before the pictures are processed, and again under the lock.
  assertRoom(images.length + files.length);
  const names: string[] = [];
  for (const file of files) {
    const name = await storePicture(deps, { folder: 'ships', prefix: code, file });
    if ([...images.map(image => image.name), ...names].includes(name))
      throw new AppError('image-twice', { params: { file: file.name } });
    names.push(name);
  }
  return changeImages(deps, caller, shipId, before => {
    assertRoom(before.length + names.length);
    return [...before, ...names.filter(name => !before.includes(name))];
  });
}

/**
 * Reorders a ship's images. @throws AppError `not-found`, `list-changed` where the images or their order changed since they were
 * shown (R201).
 */
export function orderShipImages(
  deps: Deps,
  caller: StaffCaller,
  shipId: number,
  { seen, names }: ShipImageOrder,
) {
  return changeImages(deps, caller, shipId, before => {
    const isSeen = before.length === seen.length && before.every((name, index) => name === seen[index]);
    const isWhole = before.length === names.length && before.every(name => names.includes(name));
    if (!isSeen || !isWhole) throw new AppError('list-changed');
    return names;
  });
}

/** Deletes an image; does nothing if it is already gone. @throws AppError `not-found` */
export function deleteShipImage(deps: Deps, caller: StaffCaller, shipId: number, name: string) {
  return changeImages(deps, caller, shipId, before => before.filter(other => other !== name));
}

function assertRoom(count: number): void {
  if (count > MOST_SHIP_IMAGES) throw new AppError('image-count', { params: { count: MOST_SHIP_IMAGES } });
}

const namesOf = (images: readonly Picture[]) => images.map(({ name }) => name);

/** Runs under the ship's lock, so that concurrent changes of the images do not overwrite each other. */
function changeImages(
  deps: Deps,
  caller: StaffCaller,
  shipId: number,
  change: (before: readonly string[]) => readonly string[],
): Promise<OfficeShip> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const ship = requireFound(await lockShip(trx, shipId, deps.clock.now()));
    const before = namesOf(ship.images);
    const after = change(before);
    await replaceShipImages(
      trx,
      shipId,
      after.map(name => `ships/${name}`),
    );
    await writeAudit(trx, {
      entity: 'ships',
      entityId: String(shipId),
      action: 'updated',
      detail: { changes: { images: { from: before, to: after } } },
    });
    return requireFound(await findShip(trx, shipId, deps.clock.now()));
  });
}
