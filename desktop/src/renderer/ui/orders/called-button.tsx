import type { CallNoted } from '@gangway/shared/contract/office/orders/worklist.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { queryClient } from '../../lib/api/query-client.ts';
import { request } from '../../lib/api/request.ts';
import { can } from '../../lib/session.ts';
import { toasts } from '../dialogs/toasts.ts';

/** Marks a party as called; hidden from users without the permission. */
export function CalledButton({ label, ...call }: CallNoted & { label: string }) {
  const [busy, setBusy] = useState(false);
  if (!can('orders.cancel')) return null;
  const note = async () => {
    setBusy(true);
    try {
      await noteCalled(call);
    } catch (error) {
      toasts.show((error as Error).message, 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon={Phone} loading={busy} onClick={() => void note()}>
      {label}
    </Button>
  );
}

/** Records that staff informed a party about its sailing by phone. */
async function noteCalled(call: CallNoted): Promise<void> {
  await request('POST', '/office/worklist/called', { body: call });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['worklist'] }),
    queryClient.invalidateQueries({ queryKey: ['sailings', 'called-off', call.sailingId] }),
  ]);
}
