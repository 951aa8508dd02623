import type { WorklistKind } from '@gangway/shared/contract/base/vocabulary.ts';
import type { WorklistLine } from '@gangway/shared/contract/office/orders/worklist.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useHasScreen } from '../../lib/menu/use-menu.ts';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { OrderLink } from '../../ui/layout/order-link.tsx';
import { PhoneLink } from '../../ui/layout/phone-link.tsx';
import { CalledButton } from '../../ui/orders/called-button.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import type { Tone } from '../../ui/status/tone.ts';

const tones: Record<WorklistKind, Tone> = {
  call: 'bad',
  choose: 'warn',
  'hand-out': 'warn',
  'refund-failed': 'bad',
};

/** The columns of open lines, or of those that are done. */
export function useWorklistColumns(done: boolean): Column<WorklistLine>[] {
  const { t } = useTranslation(['worklist', 'frame']);
  const { text, date, dateTime, money } = useFormat();
  const hasSailings = useHasScreen()(paths.sailing);
  return useMemo(() => {
    const sailingOf = ({ sailing }: WorklistLine) =>
      `${date(sailing.date)} · ${t(`frame:session.${sailing.session}`)}`;
    const what = ({
      about,
      mailFailed,
      until,
      outcome,
      decidedBy,
      kind,
      amountSen,
    }: WorklistLine): string => {
      if (amountSen !== null) return money(amountSen);
      if (kind === 'call' && about)
        return `${t(`about.${about}`)} · ${t(mailFailed ? 'mailFailed' : 'noEmail')}`;
      if (outcome && decidedBy) return `${t(`outcomes.${outcome}`)} · ${t(`decidedBy.${decidedBy}`)}`;
      return until ? t('until', { time: dateTime(until) }) : '';
    };
    return [
      {
        id: 'kind',
        header: t('kind'),
        cell: ({ kind }) => <StatusBadge tone={done ? 'ok' : tones[kind]} label={t(`kinds.${kind}`)} />,
        width: 150,
        fixed: true,
      },
      {
        id: 'guest',
        header: t('columns.guest'),
        cell: ({ name, number }) => (
          <>
            <OrderLink number={number} /> {name}
          </>
        ),
        // A number and a name, whole: that is whom to call.
        width: 250,
        fixed: true,
      },
      {
        id: 'phone',
        key: true,
        header: t('columns.phone'),
        cell: ({ phone }) => <PhoneLink phone={phone} />,
        width: 150,
      },
      { id: 'what', key: true, header: t('columns.what'), cell: what },
      {
        id: 'sailing',
        header: t('columns.sailing'),
        cell: line =>
          hasSailings ? (
            <Link href={`${paths.sailing}?sailing=${line.sailing.id}`}>{sailingOf(line)}</Link>
          ) : (
            sailingOf(line)
          ),
        width: 210,
      },
      {
        id: 'route',
        header: t('columns.route'),
        cell: ({ sailing }) => `${text(sailing.departure.name)} → ${text(sailing.destination.name)}`,
        width: 240,
        hidden: true,
      },
      {
        id: 'done',
        header: t(done ? 'columns.done' : 'columns.deed'),
        cell: line => {
          if (line.done)
            return line.done.by
              ? t('doneBy', { time: dateTime(line.done.at), by: line.done.by })
              : dateTime(line.done.at);
          return (
            line.kind === 'call' && (
              <CalledButton number={line.number} sailingId={line.sailing.id} label={t('called')} />
            )
          );
        },
        width: done ? 280 : 120,
        fixed: true,
      },
    ];
  }, [t, text, date, dateTime, money, hasSailings, done]);
}
