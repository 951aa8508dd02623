import type {
  OfficeRoomType,
  OfficeRoomTypeSave,
  PriceChange,
} from '@gangway/shared/contract/office/fleet/room-types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

export const roomTypesQuery = (query: object) =>
  queryOptions({
    queryKey: ['room-types', query],
    queryFn: ({ signal }) =>
      request<{ items: OfficeRoomType[]; total: number }>('GET', '/office/room-types', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

/** All room types in one page, for the price table: an operator has about a dozen. */
export const everyRoomTypeQuery = () => roomTypesQuery({ size: 200 });

const changed = () => queryClient.invalidateQueries({ queryKey: ['room-types'] });

export async function saveRoomType(
  original: OfficeRoomType | undefined,
  save: OfficeRoomTypeSave,
): Promise<OfficeRoomType> {
  const path = original ? `/office/room-types/${original.id}` : '/office/room-types';
  const type = await request<OfficeRoomType>('POST', path, { body: save, version: original?.version });
  await changed();
  return type;
}

export async function deleteRoomType(id: number): Promise<void> {
  await request<null>('POST', `/office/room-types/${id}/delete`);
  await changed();
}

/** Refetches also after a refusal, because another user has changed the prices. */
export async function savePrices(changes: readonly PriceChange[]): Promise<void> {
  try {
    await request<null>('POST', '/office/room-types/prices', { body: { changes } });
  } finally {
    await changed();
  }
}
