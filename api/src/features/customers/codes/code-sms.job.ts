import type { Deps } from '../../../lib/http/context.ts';
import { textsIn } from '../../../lib/texts.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { codeMessage } from './code-message.service.ts';

const MINUTE_MS = 60_000;

/** Handler of the queue `send-sms`: a code as a text message. Throws if it was not accepted; the queue retries. */
export async function sendCodeSms(deps: Deps, codeId: string): Promise<void> {
  const message = await codeMessage(deps, codeId);
  if (message.kind === 'nothing') return;
  if (!deps.sms) throw new Error('there is no SMS provider');
  const { code } = message;
  const { operatorName: operator } = await loadSettings(deps.db);
  const minutes = Math.ceil((code.expiresAt.getTime() - deps.clock.now().getTime()) / MINUTE_MS);
  const t = textsIn(code.language);
  const text =
    message.kind === 'code'
      ? t('mails:sms.code', { operator, code: message.digits, minutes })
      : t('mails:sms.accountExists', { operator });
  await deps.sms.send({ to: code.recipient, text });
}
