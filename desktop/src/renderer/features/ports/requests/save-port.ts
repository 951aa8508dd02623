import type { OfficePort, PortSave } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

/** Creates a port, or changes the one with this id. */
export async function savePort(id: number | undefined, port: PortSave): Promise<OfficePort> {
  const path = id === undefined ? '/office/ports' : `/office/ports/${id}`;
  const saved = await request<OfficePort>('POST', path, { body: port });
  await queryClient.invalidateQueries({ queryKey: ['ports'] });
  return saved;
}
