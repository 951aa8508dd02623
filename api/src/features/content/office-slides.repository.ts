import type { Language } from '@gangway/shared/contract/base/languages.ts';
import type { Slide } from '@gangway/shared/contract/content.ts';
import type {
  OfficeSlide,
  OfficeSlideSave,
  OfficeSlidesQuery,
  SlideState,
} from '@gangway/shared/contract/office/fleet/slides.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { foldedPattern } from '../../lib/database/like-pattern.ts';
import { fetchPage } from '../../lib/database/paging.ts';
import { mediaUrl } from '../../lib/pictures/media-url.ts';
import { pictureOf } from '../../lib/pictures/picture-store.ts';

const stateOn = (today: string): RawBuilder<SlideState> => sql<SlideState>`
  case when shown_from > ${today} then 'coming' when shown_until < ${today} then 'over' else 'shown' end
`;

const selectSlides = (db: Connection, today: string) =>
  db.selectFrom('slides').selectAll().select(stateOn(today).as('state'));

type Row = Awaited<ReturnType<ReturnType<typeof selectSlides>['executeTakeFirstOrThrow']>>;

const toOfficeSlide = (row: Row): OfficeSlide => ({
  id: row.id,
  version: row.version,
  position: row.position,
  language: row.language,
  title: row.title,
  subtitle: row.subtitle,
  picture: pictureOf(row.image_path),
  linkUrl: row.link_url,
  shownFrom: row.shown_from,
  shownUntil: row.shown_until,
  state: row.state,
});

export async function findSlide(db: Connection, id: number, today: string): Promise<OfficeSlide | undefined> {
  const row = await selectSlides(db, today).where('id', '=', id).executeTakeFirst();
  return row && toOfficeSlide(row);
}

/** Locks all slides until the transaction ends, because their order concerns all of them. */
export async function lockSlides(trx: Transaction<Database>): Promise<number[]> {
  await sql`lock table slides in share row exclusive mode`.execute(trx);
  const rows = await trx.selectFrom('slides').select('id').orderBy('position').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export async function findSlidePage(
  db: Connection,
  query: OfficeSlidesQuery,
  today: string,
): Promise<{ items: OfficeSlide[]; total: number }> {
  const { search, language, state, sort, descending } = query;
  const pattern = foldedPattern(search);
  const condition = sql<boolean>`(
    (${search} = '' or folded(title) like ${pattern} or folded(subtitle) like ${pattern})
    and (${language ?? null}::text is null or language is null or language = ${language ?? null})
    and (${state ?? null}::text is null or ${stateOn(today)} = ${state ?? null})
  )`;
  const direction = descending ? 'desc' : 'asc';
  const column = ({ position: 'position', title: 'title', shownFrom: 'shown_from' } as const)[sort];
  const matching = selectSlides(db, today)
    .where(condition)
    .orderBy(column, direction)
    .orderBy('id', direction);
  const { rows, total } = await fetchPage(matching, query);
  return { items: rows.map(toOfficeSlide), total };
}

const rowOf = (slide: OfficeSlideSave) => ({
  language: slide.language,
  title: slide.title,
  subtitle: slide.subtitle,
  image_path: `slides/${slide.picture}`,
  link_url: slide.linkUrl,
  shown_from: slide.shownFrom,
  shown_until: slide.shownUntil,
});

export async function insertSlide(
  trx: Transaction<Database>,
  slide: OfficeSlideSave,
  position: number,
): Promise<number> {
  const { id } = await trx
    .insertInto('slides')
    .values({ ...rowOf(slide), position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSlide(
  trx: Transaction<Database>,
  id: number,
  slide: OfficeSlideSave,
): Promise<void> {
  await trx.updateTable('slides').set(rowOf(slide)).where('id', '=', id).execute();
}

export async function deleteSlideRow(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('slides').where('id', '=', id).execute();
}

/** Numbers the slides from 1 in this order. */
export async function writeSlideOrder(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  await sql`
    update slides set position = wanted.position
    from unnest(${ids}::integer[]) with ordinality as wanted (id, position)
    where slides.id = wanted.id and slides.position <> wanted.position
  `.execute(trx);
}

/**
 * Slides for a language that are scheduled for the day; a slide without a language is shown in all, and English ones if
 * there are none in this language.
 */
export async function findSlides(db: Connection, language: Language, today: string): Promise<Slide[]> {
  const rows = await db
    .selectFrom('slides')
    .select(['id', 'title', 'subtitle', 'image_path', 'link_url'])
    .where(({ eb, or, and, not, exists, selectFrom }) => {
      const ofThis = selectFrom('slides').select('id').where('language', '=', language);
      return or([
        eb('language', '=', language),
        eb('language', 'is', null),
        and([eb('language', '=', 'en'), not(exists(ofThis))]),
      ]);
    })
    .where(eb => eb.or([eb('shown_from', 'is', null), eb('shown_from', '<=', today)]))
    .where(eb => eb.or([eb('shown_until', 'is', null), eb('shown_until', '>=', today)]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    imageUrl: mediaUrl(row.image_path),
    linkUrl: row.link_url,
  }));
}

/** The paths of all pictures that ships and slides use. */
export async function findUsedPictures(db: Connection): Promise<Set<string>> {
  const { rows } = await sql<{ path: string }>`
    select path from ship_images union select image_path from slides
  `.execute(db);
  return new Set(rows.map(({ path }) => path));
}
