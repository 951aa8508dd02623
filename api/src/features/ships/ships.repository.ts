import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { ShipProfile } from '@gangway/shared/contract/sailings.ts';
import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { mediaUrl } from '../../lib/pictures/media-url.ts';

/** Ships in service, in the order of their weight. */
export async function findActiveShips(db: Connection): Promise<ShipProfile[]> {
  const rows = await db
    .selectFrom('ships')
    .select(['id', 'code', 'name', 'description', 'capacity', 'link_url'])
    .select(
      sql<string[]>`array(select path from ship_images where ship_id = ships.id order by position)`.as(
        'image_paths',
      ),
    )
    .where('status', '=', 'active')
    .orderBy('weight')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description as unknown as Translated,
    capacity: row.capacity,
    imageUrls: row.image_paths.map(mediaUrl),
    linkUrl: row.link_url,
  }));
}
