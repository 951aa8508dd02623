import { languageFacts } from '@gangway/shared/contract/base/languages.ts';
import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import type { GateRecord } from '../../../../bridge-gate.ts';
import { useFormat } from '../../../lib/use-format.ts';

type ShownRecord = Pick<
  GateRecord,
  'outcome' | 'refusal' | 'warnings' | 'method' | 'reason' | 'earlier' | 'sailing' | 'ticket' | 'at'
>;

/** Returns the sentence for a record, in the page's language. */
export function useSentence(sailings: readonly GateSailing[]): (record: ShownRecord) => string {
  const { t } = useTranslation('write-off');
  const { t: prescribed } = useTranslation('prescribed');
  const { dateTime, time, money, text, enumerate, language } = useFormat();
  const between = languageFacts(language).punctuation.sentenceGap;

  /** Ship, time and route: one ship may have two sailings on one morning. */
  const nameOf = ({ ship, departure, destination, departsAt }: NonNullable<ShownRecord['sailing']>) =>
    t('sailingName', {
      ship,
      time: dateTime(departsAt),
      route: t('boarded.route', { departure: text(departure), destination: text(destination) }),
    });
  /** The time of day, with the date if it is another day. */
  const when = (at: string, seenAt: string) =>
    localDateIn(new Date(at)) === localDateIn(new Date(seenAt)) ? time(at) : dateTime(at);

  function refused({ refusal, earlier, sailing, at }: ShownRecord): string {
    switch (refusal) {
      case null:
        return '';
      case 'already-boarded': {
        if (!earlier) return t('refusal.already-boarded-somewhere');
        const values = { time: when(earlier.at, at), gate: earlier.gate };
        return t(`refusal.already-boarded${earlier.gate ? '' : '-unnamed-gate'}`, values);
      }
      case 'wrong-sailing':
      case 'sailing-over': {
        if (!sailing) return t(`refusal.${refusal}-unknown`);
        const which = t(`refusal.${refusal}`, { sailing: nameOf(sailing) });
        const { gates } = sailing;
        if (refusal === 'sailing-over' || gates.length === 0) return which;
        return [which, t('refusal.boards-at', { gates: enumerate(gates) })].join(between);
      }
      case 'too-early':
      case 'too-late': {
        const held = sailings.find(({ id }) => id === sailing?.id);
        if (!held) return t(`refusal.${refusal}-unknown`);
        const edge = refusal === 'too-early' ? held.boardingOpensAt : held.boardingClosesAt;
        return t(`refusal.${refusal}`, { time: when(edge, at) });
      }
      case 'not-found':
        return prescribed('scan.noTicket');
      default:
        return t(`refusal.${refusal}`);
    }
  }

  function letIn({ warnings, method, reason, ticket }: ShownRecord): string {
    const amount = money(ticket?.stillToPaySen ?? 0);
    const sentences = warnings.map(warning => t(`warning.${warning}`, { amount }));
    if (method === 'override') return [t('overridden', { reason }), ...sentences].join(between);
    return sentences.length === 0 ? t('welcome') : [t('letIn'), ...sentences].join(between);
  }

  return record => {
    if (record.outcome === 'refused') return refused(record);
    return record.outcome === 'undone' ? t('undone') : letIn(record);
  };
}
