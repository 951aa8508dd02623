import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import type { QueuePosition, WaitingRoom } from '@gangway/shared/contract/sales/waiting-room.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHumanCheck } from '../../../lib/human-check/use-human-check.ts';
import { sailingQuery } from '../../../lib/requests/sailing.ts';
import { forgetQueueToken, queueToken, tokenToJoin } from '../../../lib/waiting-room/queue-token.ts';
import { joinLine, leaveLine, readPlace, readRoom } from '../requests/waiting-room.ts';
import { asksIn, isDue } from './waiting-time.ts';

const ended: readonly QueuePosition['state'][] = ['booked', 'left', 'too-late', 'closed'];

/** This browser's position in the queue of a sailing: kept over reloads, shared by all tabs, and polled. */
export function useWaiting(sailingId: number) {
  const queries = useQueryClient();
  const [token, setToken] = useState(() => queueToken(sailingId));
  const [spread] = useState(() => 0.75 + Math.random() / 2);
  const check = useHumanCheck();

  const positionKey = ['place-in-line', sailingId, token];
  const position = useQuery({
    queryKey: positionKey,
    queryFn: ({ signal }) => readPlace(sailingId, token ?? '', signal),
    enabled: token !== null,
    staleTime: 0,
    meta: { inline: true },
  });
  const room = useQuery({
    queryKey: ['waiting-room', sailingId],
    queryFn: ({ signal }) => readRoom(sailingId, signal),
    refetchInterval: ({ state }) =>
      state.data ? asksIn(state.data, position.data, spread) * 1000 : 5_000 * spread,
    refetchIntervalInBackground: true,
    staleTime: 0,
    meta: { inline: true },
  });

  const { data: mine } = position;
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests the position once for each answer about the queue
  useEffect(() => {
    if (mine && room.data && isDue(mine, room.data)) void position.refetch();
  }, [room.dataUpdatedAt, mine?.number]);
  // The server has deleted the position: the queue ended long ago.
  const lost = failureOf(position.error) === 'place-not-found';
  useEffect(() => {
    if (!lost) return;
    forgetQueueToken(sailingId);
    setToken(null);
  }, [lost, sailingId]);
  const open = room.data?.open;
  const state = mine?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sailing is read again when it can be booked, or when the queue is gone
  useEffect(() => {
    if (open === false || state === 'let-in') void queries.invalidateQueries(sailingQuery(sailingId));
  }, [open, state, sailingId]);

  const join = useMutation({
    meta: { inline: true },
    mutationFn: async () => {
      if (mine && ended.includes(mine.state)) forgetQueueToken(sailingId);
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
      forgetQueueToken(sailingId);
      setToken(null);
    },
  });
  return {
    room: room.data as WaitingRoom | undefined,
    error: room.error,
    retry: room.refetch,
    position: token === null ? undefined : mine,
    /** Whether the position of this browser is loaded. */
    settled: token === null || mine !== undefined,
    join,
    leave,
    check,
    checking,
    /** Requests the position again after its time has run out. */
    look: position.refetch,
  };
}

export type Waiting = ReturnType<typeof useWaiting>;
