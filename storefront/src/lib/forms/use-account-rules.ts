import { PASSWORD_MAX, PASSWORD_MIN } from '@gangway/shared/domain/passwords/password.ts';
import type account from '@gangway/shared/i18n/en/storefront/account.ts';
import { useTranslation } from 'react-i18next';

/** The rules of accounts and passwords: those with their own message, and the password's length. */
export type AccountRule = keyof (typeof account)['rules'] | 'passwordRange';

/** Translates the rules of accounts; the length has the prescribed general message (R58). */
export function useAccountRules(): (rule: AccountRule) => string {
  const { t } = useTranslation('account');
  return rule =>
    rule === 'passwordRange'
      ? t('range', { field: t('password'), from: PASSWORD_MIN, to: PASSWORD_MAX })
      : t(`rules.${rule}`);
}
