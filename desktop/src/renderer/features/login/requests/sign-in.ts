import { ApiError, type FailureCode } from '@gangway/shared/contract/base/api-error.ts';
import { failureToAnswer } from '../../../lib/api/send.ts';
import { currentLanguage, i18next } from '../../../lib/language/i18n.ts';
import { signInHere } from '../../../lib/session.ts';

/**
 * Logs in at the station, which stores the token.
 *
 * @throws ApiError with the server's message if it refuses.
 */
export async function signIn(credentials: { username: string; password: string }): Promise<void> {
  const answer = await signInHere({ ...credentials, language: currentLanguage() });
  if (answer.ok) return;
  const failure = answer.failure as FailureCode;
  if (failure === 'network' || failure === 'timed-out') throw failureToAnswer(failure);
  throw new ApiError(answer.message || i18next.t('failure.error'), failure, answer.fields);
}
