import { GATE_EVENT } from '@gangway/shared/contract/office/gate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Reads everything about the gates again (queries under `gate`) whenever something happened at one. Whether that can be heard now. */
export function useGateEvents(): boolean {
  const client = useQueryClient();
  const [heard, setHeard] = useState(true);
  useEffect(() => {
    const stream = new EventSource('/prod-api/office/gate/events');
    const look = () => void client.invalidateQueries({ queryKey: ['gate'] });
    stream.addEventListener(GATE_EVENT, look);
    stream.addEventListener('open', () => {
      setHeard(true);
      // What happened while nothing could be heard.
      look();
    });
    stream.addEventListener('error', () => setHeard(false));
    return () => stream.close();
  }, [client]);
  return heard;
}
