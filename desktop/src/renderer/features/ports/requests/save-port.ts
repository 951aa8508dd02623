import type { OfficePort, PortSave } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

/** Creates a port, or changes this one. */
export async function savePort(known: OfficePort | undefined, port: PortSave): Promise<OfficePort> {
  const path = known ? `/office/ports/${known.id}` : '/office/ports';
  const saved = await request<OfficePort>('POST', path, { body: port, version: known?.version });
  await queryClient.invalidateQueries({ queryKey: ['ports'] });
  return saved;
}
