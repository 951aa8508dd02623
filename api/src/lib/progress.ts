import type { Logger } from './log.ts';

/** Tells whoever watches the start what is being done. */
export interface Progress {
  /** Announces a step, runs it and says how it ended. `work` may note how far it is; what it returns is the step's result. */
  step<Result>(title: string, work: (note: (text: string) => void) => Promise<Result>): Promise<Result>;
  /** The server answers at these addresses. `accounts` are those of the demonstration, if they are there. */
  ready(details: ReadyDetails): void;
}

export interface ReadyDetails {
  url: string;
  accounts: readonly { site: string; username: string; password: string; who: string }[];
}

/** What the launcher (scripts/start.mjs) is sent over the channel between the two. */
export type ProgressMessage =
  | { kind: 'step' | 'note' | 'done'; text: string }
  | ({ kind: 'ready' } & ReadyDetails)
  | { kind: 'failed'; text: string };

/** Progress for a launcher, who prints it. */
export function progressTo(send: (message: ProgressMessage) => void): Progress {
  return {
    async step(title, work) {
      send({ kind: 'step', text: title });
      const result = await work(text => send({ kind: 'note', text }));
      send({ kind: 'done', text: typeof result === 'string' ? result : '' });
      return result;
    },
    ready: details => send({ kind: 'ready', ...details }),
  };
}

/** Progress for the log of a server that nobody watches. */
export function progressInLog(log: Logger): Progress {
  return {
    async step(title, work) {
      const result = await work(text => log.debug({ step: title }, text));
      log.info({ step: title }, 'done');
      return result;
    },
    ready: ({ url }) => log.info({ url }, 'ready'),
  };
}
