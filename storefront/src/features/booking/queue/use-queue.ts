import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import type { QueuePosition, QueueState } from '@gangway/shared/contract/sales/queue.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHumanCheck } from '../../../lib/human-check/use-human-check.ts';
import { forgetQueueToken, queueToken, tokenToJoin } from '../../../lib/queue/queue-token.ts';
import { sailingQuery } from '../../../lib/requests/sailing.ts';
import { joinQueue, leaveQueue, readPosition, readQueue } from '../requests/queue.ts';
import { asksIn, isDue } from './waiting-time.ts';

const ended: readonly QueuePosition['state'][] = ['booked', 'left', 'too-late', 'closed'];

/** This browser's position in the queue of a sailing: kept over reloads, shared by all tabs, and polled. */
export function useQueue(sailingId: number) {
  const queries = useQueryClient();
  const [token, setToken] = useState(() => queueToken(sailingId));
  const [spread] = useState(() => 0.75 + Math.random() / 2);
  const check = useHumanCheck();

  const positionKey = ['place-in-line', sailingId, token];
  const position = useQuery({
    queryKey: positionKey,
    queryFn: ({ signal }) => readPosition(sailingId, token ?? '', signal),
    enabled: token !== null,
    staleTime: 0,
    meta: { inline: true },
  });
  const queue = useQuery({
    queryKey: ['waiting-room', sailingId],
    queryFn: ({ signal }) => readQueue(sailingId, signal),
    refetchInterval: ({ state }) =>
      state.data ? asksIn(state.data, position.data, spread) * 1000 : 5_000 * spread,
    refetchIntervalInBackground: true,
    staleTime: 0,
    meta: { inline: true },
  });

  const { data: mine } = position;
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests the position once for each answer about the queue
  useEffect(() => {
    if (mine && queue.data && isDue(mine, queue.data)) void position.refetch();
  }, [queue.dataUpdatedAt, mine?.number]);
  // The server has deleted the position: the queue ended long ago.
  const lost = failureOf(position.error) === 'place-not-found';
  useEffect(() => {
    if (!lost) return;
    forgetQueueToken(sailingId);
    setToken(null);
  }, [lost, sailingId]);
  const open = queue.data?.open;
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
        ? await check.use(humanCheck => joinQueue(sailingId, { token: joining, humanCheck }))
        : await joinQueue(sailingId, { token: joining });
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
    mutationFn: () => leaveQueue(sailingId, token ?? ''),
    onSuccess: () => {
      forgetQueueToken(sailingId);
      setToken(null);
    },
  });
  return {
    queue: queue.data as QueueState | undefined,
    error: queue.error,
    retry: queue.refetch,
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

export type Waiting = ReturnType<typeof useQueue>;
