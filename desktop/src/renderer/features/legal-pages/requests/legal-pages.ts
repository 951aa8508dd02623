import type { LegalPageName } from '@gangway/shared/contract/legal.ts';
import type { LegalVersionSave, OfficeLegalVersion } from '@gangway/shared/contract/office/system/legal.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

/** The versions of a legal page, newest first. */
export const legalQuery = (page: LegalPageName) =>
  queryOptions({
    queryKey: ['legal', page],
    queryFn: ({ signal }) =>
      request<OfficeLegalVersion[]>('GET', '/office/legal', { query: { page }, signal }),
    select: items => ({ items, total: items.length }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

const changed = () => queryClient.invalidateQueries({ queryKey: ['legal'] });

/** Adds a version to a page, or changes this one. */
export async function saveVersion(
  original: OfficeLegalVersion | null,
  page: LegalPageName,
  save: LegalVersionSave,
): Promise<OfficeLegalVersion> {
  const version = await (original
    ? request<OfficeLegalVersion>('POST', `/office/legal/${original.id}`, {
        body: save,
        version: original.version,
      })
    : request<OfficeLegalVersion>('POST', '/office/legal', { body: { page, ...save } }));
  await changed();
  return version;
}

export async function deleteVersion(id: number): Promise<void> {
  await request<null>('POST', `/office/legal/${id}/delete`);
  await changed();
}
