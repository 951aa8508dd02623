import type { GateSailing } from '@gangway/shared/contract/office/boarding.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { recall, remember } from '../../lib/remembered.ts';
import { onlineGate } from './gate.ts';

const REFRESH_MS = 60_000;
const GATE_KEY = 'gate.name';
const MUTED_KEY = 'gate.muted';
const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const boards = ({ phase }: GateSailing) => phase === 'boarding' || phase === 'last-call';

/** Which sailing this gate boards (in the address), what the gate is called and whether it makes a sound (remembered). */
export function usePlace() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [name, setName] = useState(() => recall(GATE_KEY, '', isText));
  const [muted, setMuted] = useState(() => recall(MUTED_KEY, false, isFlag));
  const { data: sailings = [], ...query } = useQuery({
    queryKey: ['gate', 'sailings'],
    queryFn: ({ signal }) => onlineGate.sailings(signal),
    refetchInterval: REFRESH_MS,
    meta: { inline: true },
  });
  const wanted = new URLSearchParams(search).get('sailing');
  const chosen =
    wanted === 'any'
      ? undefined
      : (sailings.find(({ id }) => String(id) === wanted) ?? sailings.find(boards) ?? sailings[0]);
  return {
    sailings,
    error: query.error,
    refetch: query.refetch,
    sailing: chosen,
    choose: (value: string) => navigate(`${path}?sailing=${value}`, { replace: true }),
    gate: name || (chosen?.gate ?? ''),
    name,
    rename(next: string) {
      setName(next);
      remember(GATE_KEY, next);
    },
    muted,
    mute(next: boolean) {
      setMuted(next);
      remember(MUTED_KEY, next);
    },
  };
}

export type Place = ReturnType<typeof usePlace>;
