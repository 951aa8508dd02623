/*
 * The metrics of this copy of the server, for Prometheus.
 *
 * May import: operator.
 */

import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../lib/http/context.ts';
import { createSharedReading } from '../../lib/shared-reading.ts';
import { findLastBackupAt } from '../../operator/backups.repository.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import {
  countJobs,
  countOpenRefunds,
  countPayments,
  countPlacesHeld,
  findGates,
  requireAnswer,
} from './metrics.repository.ts';

/** Scrapes within this time share what was read. */
const SHARED_MS = 5_000;
/** Prometheus gives a scrape up after 10 seconds by default. */
const READ_WITHIN_MS = 4_000;
const HOUR_MS = 3_600_000;

const read = {
  placesHeld: ({ db, clock }: Source) => countPlacesHeld(db, clock.now()),
  payments: ({ db, clock }: Source) => countPayments(db, new Date(clock.now().getTime() - HOUR_MS)),
  refunds: ({ db, clock }: Source) => countOpenRefunds(db, clock.now()),
  jobs: ({ db }: Source) => countJobs(db),
  backup: async ({ db, clock }: Source) => {
    const lastAt = await findLastBackupAt(db);
    return lastAt ? (clock.now().getTime() - lastAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
  },
  async gates({ db, clock }: Source) {
    const { boardingOpensMinutes, boardingClosesMinutes } = await loadSettings(db);
    const hours = { opensMinutes: boardingOpensMinutes, closesMinutes: boardingClosesMinutes };
    return findGates(db, clock.now(), hours);
  },
};

type Source = Pick<Deps, 'db' | 'clock'>;
type Reading = keyof typeof read;
type Values = { [Name in Reading]?: Awaited<ReturnType<(typeof read)[Name]>> };

/** What the database says. A part that could not be read is absent from `values` and named in `failed`. */
export interface Readings {
  up: boolean;
  values: Values;
  failed: Reading[];
}

/**
 * Reads the database for the metrics, at most once in some seconds. It never rejects, and waits no longer than a scrape may take:
 * where the database is away, `up` is false.
 */
export function createReadings(source: Source & Pick<Deps, 'log'>): () => Promise<Readings> {
  async function readAll(): Promise<Readings> {
    const answer: Readings = { up: false, values: {}, failed: [] };
    const late = new AbortController();
    const deadline = wait(READ_WITHIN_MS, undefined, { signal: late.signal }).catch(() => {});
    await Promise.race([deadline, fill(answer)]);
    late.abort();
    // A copy: what arrives after the deadline is not shown with this scrape.
    return { ...answer, values: { ...answer.values }, failed: [...answer.failed] };
  }

  /** One after the other, because they share a connection. */
  async function fill(answer: Readings): Promise<void> {
    try {
      await requireAnswer(source.db);
      answer.up = true;
    } catch {
      return;
    }
    for (const name of Object.keys(read) as Reading[])
      try {
        Object.assign(answer.values, { [name]: await read[name](source) });
      } catch (error) {
        answer.failed.push(name);
        source.log.warn({ err: error, reading: name }, 'a metric could not be read');
      }
  }

  return createSharedReading(source.clock, SHARED_MS, readAll);
}
