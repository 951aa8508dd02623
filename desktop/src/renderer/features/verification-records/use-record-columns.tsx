import type { BoardingOutcome, BoardingRecord } from '@gangway/shared/contract/office/gate/boarding.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { OrderLink } from '../../ui/layout/order-link.tsx';
import { SessionBadge } from '../../ui/status/session-badge.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import type { Tone } from '../../ui/status/tone.ts';

const tones: Record<BoardingOutcome, Tone> = { boarded: 'ok', refused: 'bad', undone: 'warn' };

export function useRecordColumns(): Column<BoardingRecord>[] {
  const { t } = useTranslation('verification-records');
  const { date, instant } = useFormat();
  return [
    {
      id: 'scanned',
      header: t('column.scanned'),
      cell: ({ scannedAt }) => instant(scannedAt),
      width: 164,
      sortable: true,
      fixed: true,
    },
    {
      id: 'outcome',
      key: true,
      header: t('column.outcome'),
      cell: ({ outcome }) => <StatusBadge tone={tones[outcome]} label={t(`outcome.${outcome}`)} />,
      width: 110,
    },
    { id: 'why', header: t('column.why'), cell: record => <Why record={record} />, width: 160 },
    { id: 'ticket', key: true, header: t('column.ticket'), cell: ({ ticket }) => ticket?.serial, width: 140 },
    { id: 'name', key: true, header: t('column.name'), cell: ({ ticket }) => ticket?.passengerName },
    {
      id: 'order',
      header: t('column.order'),
      cell: ({ ticket }) => ticket && <OrderLink number={ticket.orderNumber} />,
      width: 120,
    },
    {
      id: 'sailing',
      header: t('column.sailing'),
      cell: ({ sailing }) => sailing && `${sailing.ship} · ${date(sailing.date)}`,
      width: 250,
    },
    {
      id: 'session',
      header: t('column.session'),
      cell: ({ sailing }) => sailing && <SessionBadge session={sailing.session} />,
      width: 116,
    },
    {
      id: 'gate',
      header: t('column.gate'),
      cell: ({ gate, lane }) => [gate, lane].filter(Boolean).join(' · '),
      width: 90,
    },
    {
      id: 'officer',
      header: t('column.officer'),
      cell: ({ officer }) => officer.name || officer.username,
      width: 140,
    },
    { id: 'method', header: t('column.method'), cell: ({ method }) => t(`method.${method}`), width: 130 },
    {
      id: 'received',
      header: t('column.received'),
      cell: ({ receivedAt }) => instant(receivedAt),
      width: 164,
      hidden: true,
    },
  ];
}

/** The reason for a refusal or an undo. A boarding's own row also shows that it was undone or does not count. */
function Why({ record }: { record: BoardingRecord }) {
  const { t } = useTranslation('verification-records');
  const { instant } = useFormat();
  if (!record.effective) return t('effective.false');
  if (record.refusal) return t(`refusal.${record.refusal}`);
  if (record.undoneAt) return t('undoneAt', { time: instant(record.undoneAt) });
  return record.reason;
}
