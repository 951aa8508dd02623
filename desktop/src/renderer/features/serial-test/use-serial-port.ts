import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { SerialFailure, SerialSettings } from '../../../bridge.ts';
import { askStation, bridge } from '../../lib/bridge.ts';
import { type TrafficEntry, withEntry } from './traffic.ts';

/** The ports of this computer; a failure to list them is an answer too. */
export const usePorts = () =>
  useQuery({
    queryKey: ['serial', 'ports'],
    queryFn: () => askStation('serial.list', undefined),
    staleTime: 0,
  });

/** The port under test: whether it is open, its last failure, and its traffic. It closes with the screen. */
export function useSerialPort() {
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<SerialFailure | 'unplugged' | null>(null);
  const [entries, setEntries] = useState<readonly TrafficEntry[]>([]);
  const note = useCallback(
    (entry: Omit<TrafficEntry, 'id'>) => setEntries(earlier => withEntry(earlier, entry)),
    [],
  );

  useEffect(() => {
    const stops = [
      bridge.on('serial.data', ({ at, base64 }) =>
        note({ at, direction: 'in', bytes: Uint8Array.from(atob(base64), byte => byte.charCodeAt(0)) }),
      ),
      bridge.on('serial.closed', ({ unplugged }) => {
        setOpen(false);
        if (unplugged) setFailure('unplugged');
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      void bridge.invoke('serial.close', undefined);
    };
  }, [note]);

  const open = useMutation({
    mutationFn: (settings: SerialSettings) => askStation('serial.open', settings),
    onSuccess: answer => {
      setOpen(answer.ok);
      setFailure(answer.ok ? null : answer);
    },
  });
  const close = useMutation({
    mutationFn: () => askStation('serial.close', undefined),
    onSuccess: () => setOpen(false),
  });
  const send = useMutation({
    mutationFn: (text: string) => askStation('serial.send', { text }),
    onSuccess: (answer, text) => {
      setFailure(answer.ok ? null : answer);
      if (answer.ok)
        note({ at: new Date().toISOString(), direction: 'out', bytes: new TextEncoder().encode(text) });
    },
  });
  return { isOpen, failure, entries, clear: () => setEntries([]), open, close, send };
}
