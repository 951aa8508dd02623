/** Counts what happens in this process, for the operator's metrics (R441). Without one, nothing is counted. */
export interface Meter {
  /** A request was answered. `route` is a template, `error` the code of a refusal. */
  answered(request: {
    method: string;
    route: string;
    status: number;
    seconds: number;
    error: string | undefined;
  }): void;
  /** Orders were made and committed; the number of tickets of each. */
  ordersMade(tickets: readonly number[]): void;
  /** An attempt of a job failed, and is repeated or not. */
  jobFailed(queue: string, outcome: 'retried' | 'given_up'): void;
}
