import { GATE_EVENT } from '@gangway/shared/contract/office/gate/gate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followEvents } from './follow-events.ts';

/** Reads everything about the gates again (queries under `gate`) whenever something happened at one. Whether that can be heard now. */
export function useGateEvents(): boolean {
  const client = useQueryClient();
  const [connected, setConnected] = useState(true);
  useEffect(() => {
    const look = () => void client.invalidateQueries({ queryKey: ['gate'] });
    return followEvents({
      path: '/prod-api/office/gate/events',
      event: GATE_EVENT,
      happened: look,
      onConnection(now) {
        setConnected(now);
        // What happened while nothing could be heard.
        if (now) look();
      },
    });
  }, [client]);
  return connected;
}
