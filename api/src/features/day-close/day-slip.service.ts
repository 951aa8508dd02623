import type { Language, PaymentProvider } from '@gangway/shared/contract/base/vocabulary.ts';
import { paymentProviderTable } from '@gangway/shared/contract/payment-providers/registry.ts';
import { formatMoney, sumSen } from '@gangway/shared/domain/money/money.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { writeDate, writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { makeSlipFile } from '../../lib/documents/slip/slip-file.service.ts';
import type { Data } from '../../lib/http/context.ts';
import { textsIn } from '../../lib/texts.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { readDay } from './day-close.service.ts';

/** The takings of a day for the receipt printer: as closed, or the current ones if the day is open. */
export async function daySlip({ db, clock }: Data, date: LocalDate, language: Language): Promise<Uint8Array> {
  const { now, closed, drawers } = await readDay(db, date);
  const { operatorName: operator } = await loadSettings(db);
  const t = textsIn(language);
  const say = (key: string, params: Record<string, string | number> = {}) =>
    t(`reports:takings.${key}`, params);
  const money = (sen: number) => formatMoney(sen, language);
  const method = (provider: PaymentProvider) =>
    t(`reports:paymentMethod.${paymentProviderTable[provider].method}`);
  const { methods, proofs, rounding } = closed?.figures ?? now;
  const day = writeDate(date, language);
  const roundedSen = (rounding?.takenSen ?? 0) - (rounding?.returnedSen ?? 0);
  const netSen = sumSen([...methods.map(({ takenSen, returnedSen }) => takenSen - returnedSen), roundedSen]);
  const slip = {
    operator,
    title: say('title'),
    fileTitle: say('fileTitle', { date: day, operator }),
    blocks: [
      [
        { text: say('day'), end: day, strong: true },
        closed
          ? { text: say('closed'), end: writeDateTime(new Date(closed.at), language) }
          : { text: say('open'), end: writeDateTime(clock.now(), language) },
        ...(closed ? [{ text: say('closedBy'), end: closed.by }] : []),
      ],
      [
        ...methods.flatMap(({ provider, takenSen, returnedSen }) => [
          { text: method(provider), end: money(takenSen) },
          ...(returnedSen > 0 ? [{ text: say('returned'), end: money(-returnedSen) }] : []),
        ]),
        ...(roundedSen === 0 ? [] : [{ text: say('rounding'), end: money(roundedSen) }]),
        { text: say('net'), end: money(netSen), strong: true },
      ],
      proofs.map(({ name, paymentsSen, othersSen }) => ({
        text: say(`proof.${name}`),
        end: paymentsSen === othersSen ? say('agrees') : money(paymentsSen - othersSen),
      })),
      drawers.map(({ officer, expectedSen, countedSen }) => ({
        text: officer.name,
        end: countedSen === null ? say('drawerOpen') : money(countedSen - expectedSen),
      })),
    ].filter(block => block.length > 0),
    foot: drawers.length > 0 ? [say('foot')] : [],
  };
  return makeSlipFile({ slip, language });
}
