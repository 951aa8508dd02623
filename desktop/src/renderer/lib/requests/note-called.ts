import type { CallNoted } from '@gangway/shared/contract/office/orders/worklist.ts';
import { queryClient } from '../api/query-client.ts';
import { request } from '../api/request.ts';

/** Notes that somebody told a party by phone what has happened to its sailing. */
export async function noteCalled(call: CallNoted): Promise<void> {
  await request('POST', '/office/worklist/called', { body: call });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['worklist'] }),
    queryClient.invalidateQueries({ queryKey: ['sailings', 'called-off', call.sailingId] }),
  ]);
}
