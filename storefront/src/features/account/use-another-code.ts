import type { CodeRequestInput } from '@gangway/shared/contract/people/accounts.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { solveHumanCheck } from '../../lib/human-check/solve-human-check.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import type { SentCode } from '../../lib/one-time-code/sent-code.ts';
import { toasts } from '../../lib/toasts.ts';
import { requestCode } from './requests/account.ts';

/** Requests another code. A new human check is solved in the background, since the person ticked one before. */
export function useAnotherCode(purpose: CodeRequestInput['purpose'], onSent: (code: SentCode) => void) {
  const { t } = useTranslation('account');
  return useMutation({
    mutationFn: async (email: string) =>
      requestCode({ purpose, email, language: currentLanguage(), humanCheck: await solveHumanCheck() }),
    onSuccess: code => {
      onSent(code);
      toasts.show(t('code.sentAgain'), 'ok');
    },
  });
}
