import type { Logger } from '../../lib/process/log.ts';

/** Hands a text to a phone network. Throws when it was not taken; the queue tries again. */
export interface SmsProvider {
  send(message: { to: string; text: string }): Promise<void>;
}

/** Without an SMS provider the text is written to the log, for the operator. */
export function createSmsLog(log: Logger): SmsProvider {
  return {
    async send({ to, text }) {
      log.info({ sms: { to, text } }, 'no SMS provider: text kept in the log');
    },
  };
}
