import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import type { PlaceInLine, WaitingRoom } from '@gangway/shared/contract/sales/waiting-room.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHumanCheck } from '../../../lib/human-check/use-human-check.ts';
import { sailingQuery } from '../../../lib/requests/sailing.ts';
import { forgetLineToken, lineToken, tokenToJoin } from '../../../lib/waiting-room/line-token.ts';
import { joinLine, leaveLine, readPlace, readRoom } from '../requests/waiting-room.ts';
import { asksIn, isDue } from './waiting-time.ts';

const ended: readonly PlaceInLine['state'][] = ['booked', 'left', 'too-late', 'closed'];

/** This browser's place in the line of a sailing: kept over reloads, the same in every tab, and asked for by itself. */
export function useWaiting(sailingId: number) {
  const queries = useQueryClient();
  const [token, setToken] = useState(() => lineToken(sailingId));
  const [spread] = useState(() => 0.75 + Math.random() / 2);
  const check = useHumanCheck();

  const placeKey = ['place-in-line', sailingId, token];
  const place = useQuery({
    queryKey: placeKey,
    queryFn: ({ signal }) => readPlace(sailingId, token ?? '', signal),
    enabled: token !== null,
    staleTime: 0,
    meta: { inline: true },
  });
  const room = useQuery({
    queryKey: ['waiting-room', sailingId],
    queryFn: ({ signal }) => readRoom(sailingId, signal),
    refetchInterval: ({ state }) =>
      state.data ? asksIn(state.data, place.data, spread) * 1000 : 5_000 * spread,
    refetchIntervalInBackground: true,
    staleTime: 0,
    meta: { inline: true },
  });

  const { data: mine } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each answer about the line
  useEffect(() => {
    if (mine && room.data && isDue(mine, room.data)) void place.refetch();
  }, [room.dataUpdatedAt, mine?.number]);
  // The server forgot the place: the line is long over.
  const lost = failureOf(place.error) === 'place-not-found';
  useEffect(() => {
    if (!lost) return;
    forgetLineToken(sailingId);
    setToken(null);
  }, [lost, sailingId]);
  const open = room.data?.open;
  const state = mine?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sailing is read again when it can be booked, or when the line is gone
  useEffect(() => {
    if (open === false || state === 'let-in') void queries.invalidateQueries(sailingQuery(sailingId));
  }, [open, state, sailingId]);

  const join = useMutation({
    meta: { inline: true },
    mutationFn: async () => {
      if (mine && ended.includes(mine.state)) forgetLineToken(sailingId);
      const joining = tokenToJoin(sailingId);
      const joined = checking
        ? await check.use(humanCheck => joinLine(sailingId, { token: joining, humanCheck }))
        : await joinLine(sailingId, { token: joining });
      return { joining, joined };
    },
    onSuccess: ({ joining, joined }) => {
      queries.setQueryData(['place-in-line', sailingId, joining], joined);
      setToken(joining);
      void queries.invalidateQueries({ queryKey: ['waiting-room', sailingId] });
    },
    onError: error => {
      if (failureOf(error) === 'waiting-room-closed') void queries.invalidateQueries(sailingQuery(sailingId));
    },
  });
  const failure = failureOf(join.error);
  const checking = failure === 'human-check-required' || failure === 'human-check-failed';
  const leave = useMutation({
    mutationFn: () => leaveLine(sailingId, token ?? ''),
    onSuccess: () => {
      forgetLineToken(sailingId);
      setToken(null);
    },
  });
  return {
    room: room.data as WaitingRoom | undefined,
    error: room.error,
    retry: room.refetch,
    place: token === null ? undefined : mine,
    /** Whether it is known if this browser has a place. */
    settled: token === null || mine !== undefined,
    join,
    leave,
    check,
    checking,
    /** Asks for the place again: its time has run out. */
    look: place.refetch,
  };
}

export type Waiting = ReturnType<typeof useWaiting>;
