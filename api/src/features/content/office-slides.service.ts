/*
 * Slides of the home page: texts, pictures, order and schedule.
 *
 * May import: operator.
 */

import type { Language } from '@gangway/shared/contract/base/languages.ts';
import type { Slide } from '@gangway/shared/contract/content.ts';
import type { Picture } from '@gangway/shared/contract/office/fleet/pictures.ts';
import type {
  OfficeSlide,
  OfficeSlideSave,
  OfficeSlidesQuery,
  SlideOrder,
} from '@gangway/shared/contract/office/fleet/slides.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { changesBetween } from '../../lib/changes.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import { pageOf } from '../../lib/database/paging.ts';
import { AppError, requireFound } from '../../lib/errors.ts';
import type { Data, Deps } from '../../lib/http/context.ts';
import { hasPicture, pictureAt, storePicture } from '../../lib/pictures/picture-store.ts';
import type { SeenVersion } from '../../lib/seen-version.ts';
import { requireUnchanged } from '../../operator/versions.service.ts';
import {
  deleteSlideRow,
  findSlide,
  findSlidePage,
  findSlides,
  insertSlide,
  lockSlides,
  updateSlide,
  writeSlideOrder,
} from './office-slides.repository.ts';

const todayOf = ({ clock }: Data) => localDateIn(clock.now());

/** One page of all slides, scheduled for today or not. */
export async function pageSlides(deps: Deps, query: OfficeSlidesQuery) {
  return pageOf(await findSlidePage(deps.db, query, todayOf(deps)), query);
}

/**
 * Stores a picture for a slide that is not saved yet. @throws AppError `invalid-input` unless it is a picture, and what `toJpeg`
 * throws
 */
export async function uploadSlidePicture(deps: Deps, files: readonly File[]): Promise<Picture> {
  const [file, ...others] = files;
  if (!file || others.length > 0) throw new AppError('invalid-input', { fields: { files: 'picture' } });
  return pictureAt('slides', await storePicture(deps, { folder: 'slides', prefix: 'slide', file }));
}

/** Adds a slide at the end. @throws AppError `invalid-input` on `picture` for an unknown name */
export async function createSlide(
  deps: Deps,
  caller: StaffCaller,
  save: OfficeSlideSave,
): Promise<OfficeSlide> {
  await assertPicture(deps, save);
  return inTransaction(deps, actorOf(caller), async trx => {
    const others = await lockSlides(trx);
    const id = await insertSlide(trx, save, others.length + 1);
    await writeSlideOrder(trx, [...others, id]);
    await writeAudit(trx, { ...entity(id), action: 'created', detail: { ...save } });
    return reread(deps, trx, id);
  });
}

/** @throws AppError `not-found`, `changed-meanwhile`, `invalid-input` */
export async function changeSlide(
  deps: Deps,
  caller: StaffCaller,
  id: number,
  save: OfficeSlideSave,
  seen: SeenVersion,
): Promise<OfficeSlide> {
  await assertPicture(deps, save);
  return inTransaction(deps, actorOf(caller), async trx => {
    await lockSlides(trx);
    const before = await reread(deps, trx, id);
    await requireUnchanged(trx, ['slides', id], seen, async () => before);
    await updateSlide(trx, id, save);
    const changes = changesBetween<object>({ ...before, picture: before.picture.name }, save);
    await writeAudit(trx, { ...entity(id), action: 'updated', detail: { changes } });
    return reread(deps, trx, id);
  });
}

/** @throws AppError `list-changed` where the slides or their order changed since they were shown (R201) */
export function orderSlides(deps: Deps, caller: StaffCaller, { seen, ids }: SlideOrder): Promise<null> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const before = await lockSlides(trx);
    const isSeen = before.length === seen.length && before.every((id, index) => id === seen[index]);
    const isWhole = before.length === ids.length && before.every(id => ids.includes(id));
    if (!isSeen || !isWhole) throw new AppError('list-changed');
    await writeSlideOrder(trx, ids);
    await writeAudit(trx, {
      entity: 'slides',
      entityId: 'order',
      action: 'updated',
      detail: { changes: { order: { from: before, to: ids } } },
    });
    return null;
  });
}

/** @throws AppError `not-found` */
export function deleteSlide(deps: Deps, caller: StaffCaller, id: number): Promise<null> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const others = (await lockSlides(trx)).filter(other => other !== id);
    const { title, language, picture } = await reread(deps, trx, id);
    await deleteSlideRow(trx, id);
    await writeSlideOrder(trx, others);
    const detail = { title, language, picture: picture.name };
    await writeAudit(trx, { ...entity(id), action: 'deleted', detail });
    return null;
  });
}

const entity = (id: number) => ({ entity: 'slides' as const, entityId: String(id) });

async function reread(deps: Deps, trx: Transaction<Database>, id: number): Promise<OfficeSlide> {
  return requireFound(await findSlide(trx, id, todayOf(deps)));
}

async function assertPicture(deps: Deps, { picture }: OfficeSlideSave): Promise<void> {
  if (!(await hasPicture(deps, 'slides', picture)))
    throw new AppError('invalid-input', { fields: { picture: 'picture' } });
}

/** Today's slides of the home page in a language, in order. */
export const listSlides = ({ db, clock }: Data, language: Language): Promise<Slide[]> =>
  findSlides(db, language, localDateIn(clock.now()));
