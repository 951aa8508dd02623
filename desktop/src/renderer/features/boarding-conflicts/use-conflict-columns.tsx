import type { ConflictKind, GateConflict } from '@gangway/shared/contract/office/gate/gate.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import type { Tone } from '../../ui/status/tone.ts';

const tones: Record<ConflictKind, Tone> = {
  'admitted-twice': 'warn',
  'not-valid': 'bad',
  'unknown-ticket': 'bad',
  'not-permitted': 'bad',
  'wrong-time': 'bad',
};

export function useConflictColumns(): Column<GateConflict>[] {
  const { t } = useTranslation('boarding-conflicts');
  const { date, time, instant } = useFormat();
  const scan = (of: GateConflict['other'] | null) => of && `${of.gate || t('unnamedGate')} · ${time(of.at)}`;
  return [
    {
      id: 'opened',
      header: t('column.opened'),
      cell: ({ openedAt }) => instant(openedAt),
      width: 158,
      sortable: true,
      fixed: true,
    },
    {
      id: 'kind',
      key: true,
      header: t('column.kind'),
      cell: ({ kind }) => <StatusBadge tone={tones[kind]} label={t(`kind.${kind}`)} />,
      width: 138,
    },
    {
      id: 'passenger',
      key: true,
      header: t('column.passenger'),
      cell: ({ ticket }) => ticket?.passengerName ?? t('noTicket'),
      least: 120,
    },
    {
      id: 'ticket',
      key: true,
      header: t('column.ticket'),
      cell: ({ ticket }) =>
        ticket && <Link href={`${paths.shipOrder}/${ticket.orderNumber}`}>{ticket.serial}</Link>,
      width: 122,
    },
    {
      id: 'sailing',
      key: true,
      header: t('column.sailing'),
      cell: ({ sailing }) => sailing && `${sailing.ship} · ${date(sailing.date)}`,
      width: 244,
      least: 146,
    },
    {
      id: 'first',
      key: true,
      header: t('column.first'),
      cell: ({ effective }) => scan(effective),
      width: 120,
    },
    { id: 'second', key: true, header: t('column.second'), cell: ({ other }) => scan(other), width: 126 },
    {
      id: 'state',
      key: true,
      header: t('column.state'),
      cell: ({ resolution }) => (
        <StatusBadge
          tone={resolution ? 'ok' : 'warn'}
          label={t(resolution ? 'state.resolved' : 'state.open')}
        />
      ),
      width: 96,
    },
  ];
}
