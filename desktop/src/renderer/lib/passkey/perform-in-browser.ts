import { ApiError, type FailureCode } from '@gangway/shared/contract/base/api-error.ts';
import type { Input } from '../../../bridge.ts';
import { failureToAnswer } from '../api/send.ts';
import { askStation } from '../bridge.ts';
import { currentLanguage, i18next } from '../language/i18n.ts';

/**
 * Lets a browser on this computer use or add a passkey on the site (R473), and waits for it.
 *
 * @param show is given the page's address where the station cannot open it: the user does.
 * @returns false if the user canceled it here
 * @throws ApiError with the server's message, or if the browser does not come back
 */
export async function performInBrowser(
  ask: Input<'passkey.begin'>['ask'],
  show: (address: string) => void,
): Promise<boolean> {
  const begun = await askStation('passkey.begin', { ask, language: currentLanguage() });
  if (!begun.ok) {
    const failure = begun.failure as FailureCode;
    if (failure === 'network' || failure === 'timed-out') throw failureToAnswer(failure);
    throw new ApiError(begun.message || i18next.t('failure.error'), failure, begun.fields);
  }
  if (!begun.opened) show(begun.address);
  const { outcome } = await askStation('passkey.wait', undefined);
  if (outcome === 'timed-out') throw new ApiError(i18next.t('failure.browser'), 'timed-out');
  return outcome === 'done';
}
