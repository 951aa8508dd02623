import type { QueueName } from '../../../api/src/lib/database/jobs.ts';

/** The requests to the process of the API. */
export type ApiRequest =
  | { kind: 'clock'; at: string }
  /** Does all jobs that are due, and those of these queues as if their schedule had come. */
  | { kind: 'jobs'; scheduled: readonly QueueName[] };

/** How many jobs were done, and how many failed and are tried again. */
export interface JobsDone {
  done: number;
  failed: number;
}
