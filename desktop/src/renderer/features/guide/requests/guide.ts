import type { GuidePage } from '@gangway/shared/contract/guide.ts';
import type {
  GuideEntrySave,
  GuideOrder,
  OfficeGuideEntry,
} from '@gangway/shared/contract/office/system/guide.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

/** All entries of a page, in their order. */
export const guideQuery = (page: GuidePage) =>
  queryOptions({
    queryKey: ['guide', page],
    queryFn: ({ signal }) => request<OfficeGuideEntry[]>('GET', '/office/guide', { query: { page }, signal }),
    select: items => ({ items, total: items.length }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

const changed = () => queryClient.invalidateQueries({ queryKey: ['guide'] });

/** Adds an entry to a page, or changes this one. */
export async function saveEntry(
  original: OfficeGuideEntry | null,
  page: GuidePage,
  save: GuideEntrySave,
): Promise<OfficeGuideEntry> {
  const entry = await (original
    ? request<OfficeGuideEntry>('POST', `/office/guide/${original.id}`, {
        body: save,
        version: original.version,
      })
    : request<OfficeGuideEntry>('POST', '/office/guide', { body: { page, ...save } }));
  await changed();
  return entry;
}

export async function deleteEntry(id: number): Promise<void> {
  await request<null>('POST', `/office/guide/${id}/delete`);
  await changed();
}

/** Refetches the list also after a refusal, because another user has changed it. */
export async function orderEntries(order: GuideOrder): Promise<void> {
  try {
    await request<null>('POST', '/office/guide/order', { body: order });
  } finally {
    await changed();
  }
}
