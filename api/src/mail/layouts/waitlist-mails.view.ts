import { textIn } from '@gangway/shared/contract/base/languages.ts';
import { ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { WaitlistEntry } from '@gangway/shared/contract/sales/waitlist.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { textsIn } from '../../lib/texts.ts';
import type { AccountMailData } from './account-mails.view.ts';
import type { MailContent } from './mail-content.types.ts';

/** Asks the owner of an address to confirm it: the party waits only from then on. */
export function waitlistConfirmMail(data: AccountMailData, name: string, entry: WaitlistEntry): MailContent {
  const { t, frame, sailingLines, partyFact, url } = mailParts(data, name, entry);
  const sailings = entry.wishes.map(({ sailing }) => sailing);
  return {
    ...frame(sailings[0]),
    subject: t('confirm.subject'),
    heading: t('confirm.heading'),
    paragraphs: [t('confirm.intro')],
    facts: [...sailings.map(sailing => ({ label: t('sailing'), lines: sailingLines(sailing) })), partyFact],
    afterwards: [t('confirm.notYou')],
    action: { label: t('confirm.action'), url },
  };
}

/** Places are kept for the party until a time. */
export function waitlistOfferMail(
  data: AccountMailData,
  name: string,
  entry: WaitlistEntry,
  { sailing, expiresAt, totalSen, rooms }: NonNullable<WaitlistEntry['offer']>,
): MailContent {
  const { t, frame, sailingLines, partyFact, url } = mailParts(data, name, entry);
  const until = writeDateTime(new Date(expiresAt), data.language);
  return {
    ...frame(sailing),
    subject: t('offer.subject', { until }),
    heading: t('offer.heading'),
    paragraphs: [t('offer.intro', { until })],
    facts: [
      { label: t('sailing'), lines: sailingLines(sailing) },
      partyFact,
      ...(rooms.length > 0 ? [{ label: t('cabins'), lines: rooms.map(({ number }) => number) }] : []),
      { label: t('price'), lines: [formatMoney(totalSen, data.language)] },
      { label: t('offer.until'), lines: [until] },
    ],
    afterwards: [t('offer.next')],
    action: { label: t('offer.action'), url },
  };
}

function mailParts({ settings, publicUrl, language }: AccountMailData, name: string, entry: WaitlistEntry) {
  const texts = textsIn(language);
  const t = (key: string, params: Record<string, string> = {}): string =>
    texts(`mails:waitlist.${key}`, params);
  const { operatorName: operator, contactPhone: phone, contactEmail: email } = settings;
  const sessionOf = ({ session }: SailingSummary) => texts(`documents:session.${session}`);
  return {
    t,
    /** The token is in the fragment (`#`), so that no server logs it. */
    url: `${publicUrl}/waitingList#${entry.token}`,
    frame: (sailing: SailingSummary | undefined) =>
      ({
        language,
        session: sailing?.session ?? 'daytime',
        sessionName: sailing ? sessionOf(sailing) : null,
        operator,
        greeting: texts('mails:common.greeting', { name }),
        closing: texts('mails:common.closing'),
        help: texts('mails:common.help', { phone, email }),
        reason: t('automatic', { operator }),
      }) satisfies Partial<MailContent>,
    sailingLines: (sailing: SailingSummary) => [
      `${textIn(sailing.route.departure.name, language)} → ${textIn(sailing.route.destination.name, language)}`,
      `${sailing.ship.name} · ${sessionOf(sailing)}`,
      writeDateTime(sailing.departsAt, language),
    ],
    partyFact: {
      label: t('party'),
      lines: ticketTypes
        .filter(type => entry.tickets[type] > 0)
        .map(type => `${entry.tickets[type]} × ${texts(`documents:ticketType.${type}`)}`),
    },
  };
}
