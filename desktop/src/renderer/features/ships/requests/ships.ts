import type {
  OfficeShip,
  OfficeShipSave,
  ShipImageOrder,
} from '@gangway/shared/contract/office/fleet/ships.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request, upload } from '../../../lib/api/request.ts';

export const shipsQuery = (query: object) =>
  queryOptions({
    queryKey: ['ships', query],
    queryFn: ({ signal }) =>
      request<{ items: OfficeShip[]; total: number }>('GET', '/office/ships', { query, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

async function changed(ship: OfficeShip): Promise<OfficeShip> {
  await queryClient.invalidateQueries({ queryKey: ['ships'] });
  return ship;
}

/** Creates a ship, or changes this one. */
export const saveShip = async (ship: OfficeShip | null, save: OfficeShipSave) =>
  changed(
    await request<OfficeShip>('POST', ship ? `/office/ships/${ship.id}` : '/office/ships', {
      body: save,
      version: ship?.version,
    }),
  );

/** The current pictures, after another user has changed them. */
export const readShipImages = async (id: number) =>
  (await changed(await request<OfficeShip>('GET', `/office/ships/${id}`))).images;

export async function addShipImages(id: number, files: readonly File[]): Promise<OfficeShip> {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return changed(await upload<OfficeShip>(`/office/ships/${id}/images`, form));
}

export const orderShipImages = async (id: number, order: ShipImageOrder) =>
  changed(await request<OfficeShip>('POST', `/office/ships/${id}/images/order`, { body: order }));

export const deleteShipImage = async (id: number, name: string) =>
  changed(await request<OfficeShip>('POST', `/office/ships/${id}/images/delete`, { body: { name } }));
