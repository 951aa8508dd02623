import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { apartFromRequests } from '../current-request.ts';
import type { Logger } from '../process/log.ts';

/** A listener on a channel: called with the notified text, or with null if notifications may have been missed. */
type Listener = (payload: string | null) => void;

/**
 * Notifications of the database, across copies of the API. One connection per process listens for all subscribers; it
 * is opened with the first subscriber and reopened when it is lost.
 */
export interface Live {
  /**
   * Calls `listener` with each notification of a channel, and with null each time listening starts or restarts. Returns a
   * function that unsubscribes.
   */
  on(channel: string, listener: Listener): () => void;
  /** Aborted when the process is about to end, so that streams to clients are closed. */
  readonly ending: AbortSignal;
  stop(): Promise<void>;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
const CONNECT_WITHIN_MS = 5_000;

/** Listens on the database of the connection string. It needs its own session, not a pooled transaction. */
export function createLive(connectionString: string, log: Logger): Live {
  const ending = new AbortController();
  const channels = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let running: Promise<void> | undefined;
  let lastStatement: Promise<unknown> = Promise.resolve();

  const publish = (channel: string, payload: string | null) => {
    for (const listener of channels.get(channel) ?? []) listener(payload);
  };

  /** Runs statements one after the other, because a connection takes only one at a time. */
  function inTurn(on: pg.Client, statement: string): Promise<unknown> {
    const answer = lastStatement.then(() => on.query(statement));
    lastStatement = answer.catch(() => {});
    return answer;
  }

  async function listenTo(on: pg.Client, channel: string): Promise<void> {
    await inTurn(on, `listen ${pg.escapeIdentifier(channel)}`);
    publish(channel, null);
  }

  /** Connects and listens until the connection is lost. */
  async function hearOnce(connected: () => void): Promise<void> {
    const fresh = new pg.Client({
      connectionString,
      application_name: 'gangway-live',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    });
    const broken = new Promise<void>(resolve => {
      fresh.on('error', error => {
        log.warn({ err: error }, 'live: connection lost');
        resolve();
      });
      fresh.on('end', resolve);
    });
    fresh.on('notification', ({ channel, payload }) => publish(channel, payload ?? ''));
    try {
      await fresh.connect();
      if (ending.signal.aborted) return;
      client = fresh;
      lastStatement = Promise.resolve();
      for (const channel of channels.keys()) await listenTo(fresh, channel);
      connected();
      await broken;
    } finally {
      client = undefined;
      await fresh.end().catch(() => {});
    }
  }

  async function run(): Promise<void> {
    let waitMs = FIRST_WAIT_MS;
    while (!ending.signal.aborted) {
      await hearOnce(() => {
        waitMs = FIRST_WAIT_MS;
      }).catch(error => log.warn({ err: error }, 'live: cannot listen'));
      await wait(waitMs, undefined, { signal: ending.signal }).catch(() => {});
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    }
  }

  return {
    ending: ending.signal,
    on(channel, listener) {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      running ??= apartFromRequests(run);
      const on = client;
      if (on && listeners.size === 1) listenTo(on, channel).catch(() => on.end());
      else if (on) listener(null);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || channels.get(channel) !== listeners) return;
        channels.delete(channel);
        if (client) inTurn(client, `unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
      };
    },
    async stop() {
      ending.abort();
      await client?.end().catch(() => {});
      await running;
    },
  };
}
