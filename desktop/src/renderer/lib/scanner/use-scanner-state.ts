import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askStation, bridge } from '../bridge.ts';

export const SCANNER_STATE = ['scanner', 'state'] as const;

/** The scanner's current state at this workplace. */
export function useScannerState() {
  const client = useQueryClient();
  useEffect(
    () => bridge.on('scanner.state', () => void client.invalidateQueries({ queryKey: SCANNER_STATE })),
    [client],
  );
  return useQuery({
    queryKey: SCANNER_STATE,
    queryFn: () => askStation('scanner.state', undefined),
    staleTime: 0,
  });
}
