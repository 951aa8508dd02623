import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Finding } from '@gangway/shared/contract/sales/quotes.ts';
import { isLocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { TravelFinding } from '@gangway/shared/domain/travel/travel-finding.ts';
import { writeDate } from '@gangway/shared/i18n/dates.ts';
import { textsIn } from '../../lib/texts.ts';

/** The findings of the travel rules as sentences. */
export const describeFindings = (findings: readonly TravelFinding[], language: Language): Finding[] =>
  findings.map(finding => describeFinding(finding, language));

export function describeFinding(
  { rule, severity, passenger, ...details }: TravelFinding,
  language: Language,
): Finding {
  const t = textsIn(language);
  const word = (name: string, value: unknown) => {
    if (typeof value === 'string' && isLocalDate(value)) return writeDate(value, language);
    return name === 'expected' || name === 'ticketType' ? t(`ticketTypes.${value}`) : value;
  };
  const words: Record<string, unknown> = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, word(name, value)]),
  );
  return { rule, severity, passenger, message: t(`findings.${rule}`, words) };
}
