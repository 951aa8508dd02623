import type {
  OfficeSailingDetail,
  SailingChange,
  SailingCreate,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

export const createSailing = (form: SailingCreate) => send<{ id: number }>('', form);
export const changeSailing = ({ id, version }: OfficeSailingDetail, change: SailingChange) =>
  send<OfficeSailingDetail>(`/${id}`, change, version);
export const actOnSailing = (id: number, action: 'close' | 'reopen' | 'depart' | 'delete') =>
  send<OfficeSailingDetail | null>(`/${id}/${action}`);

/** Invalidates everything that may show data of sailings. */
export const refreshSailings = () => queryClient.invalidateQueries({ queryKey: ['sailings'] });

async function send<Data>(path: string, body?: object, version?: number): Promise<Data> {
  const data = await request<Data>('POST', `/office/sailings${path}`, { body, version });
  void refreshSailings();
  return data;
}
