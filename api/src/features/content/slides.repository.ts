import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Slide } from '@gangway/shared/contract/content.ts';
import type { Connection } from '../../lib/database/database.ts';
import { mediaUrl } from '../../lib/pictures/media-url.ts';

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
