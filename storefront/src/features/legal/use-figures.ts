import type { LegalPlaceholder } from '@gangway/shared/contract/base/legal-placeholders.ts';
import { currency } from '@gangway/shared/domain/money/currency.ts';
import { currencyName } from '@gangway/shared/i18n/currency-name.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { usePublicSettings } from '../../lib/requests/public-settings.ts';
import { usePeopleAboard } from '../../lib/ships/people-aboard.ts';
import { ladderSentences } from './ladder-sentences.ts';
import { policyNumbers } from './policy-numbers.ts';

/** The names and figures of legal texts, from the settings, the ships and the rules; undefined until they are known. */
export function useFigures(): Record<LegalPlaceholder, string | number> | undefined {
  const { t } = useTranslation('legal');
  const { number, language } = useFormat();
  const settings = usePublicSettings().data;
  const people = usePeopleAboard();
  if (!settings || people === undefined) return undefined;
  const { operatorName, legalName, registration, legalAddress, contactEmail, contactPhone } = settings;
  return {
    ...policyNumbers,
    operator: operatorName,
    legalName: legalName || operatorName,
    registration,
    address: legalAddress,
    email: contactEmail,
    phone: contactPhone,
    currency: `${currencyName(language)} (${currency().symbol})`,
    holdMinutes: settings.holdMinutes,
    amendmentDays: settings.amendmentDays,
    personalDataYears: settings.personalDataYears,
    people: number(people),
    ladder: ladderSentences(settings.cancellationLadder, t),
  };
}
