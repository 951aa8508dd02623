import type { Logger } from './log.ts';

/** Reports the steps of the start. */
export interface Progress {
  /** Announces a step and runs it. `work` may report its progress; `inWords` describes the result. */
  step<Result>(
    title: string,
    work: (note: (text: string) => void) => Promise<Result>,
    inWords?: (result: Result) => string,
  ): Promise<Result>;
  /** Reports that the server answers. */
  ready(details: ReadyDetails): void;
}

export interface ReadyDetails {
  url: string;
  /** Mails can be read at /dev/mail. */
  mailbox: boolean;
  /** The demonstration accounts, if they are in the database. */
  accounts: readonly { site: string; username: string; password: string; who: string }[];
}

/** Messages to the launcher (scripts/start.mjs) over their channel. */
export type ProgressMessage =
  | { kind: 'step' | 'note' | 'done' | 'failed'; text: string }
  | ({ kind: 'ready' } & ReadyDetails);

/** Progress for a launcher, which prints it. */
export function progressTo(send: (message: ProgressMessage) => void): Progress {
  return {
    async step(title, work, inWords = () => '') {
      send({ kind: 'step', text: title });
      const result = await work(text => send({ kind: 'note', text }));
      send({ kind: 'done', text: inWords(result) });
      return result;
    },
    ready: details => send({ kind: 'ready', ...details }),
  };
}

/** Progress for a server's log. */
export function progressInLog(log: Logger): Progress {
  return {
    async step(title, work, inWords = () => 'done') {
      const result = await work(text => log.debug({ step: title }, text));
      log.info({ step: title }, inWords(result));
      return result;
    },
    ready: ({ url }) => log.info({ url }, 'ready'),
  };
}
