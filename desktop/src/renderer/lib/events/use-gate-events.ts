import { GATE_EVENT } from '@gangway/shared/contract/office/gate/gate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followEvents } from './follow-events.ts';

/** Invalidates all queries under `gate` whenever a gate event arrives. Returns whether the stream is connected. */
export function useGateEvents(): boolean {
  const client = useQueryClient();
  const [connected, setConnected] = useState(true);
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: ['gate'] });
    return followEvents({
      path: '/prod-api/office/gate/events',
      event: GATE_EVENT,
      happened: refetch,
      onConnection(now) {
        setConnected(now);
        // Events may have been missed while the stream was disconnected.
        if (now) refetch();
      },
    });
  }, [client]);
  return connected;
}
