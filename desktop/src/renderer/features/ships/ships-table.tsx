import type { ShipStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficeShip } from '@gangway/shared/contract/office/fleet/ships.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Anchor, Archive, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../lib/lists/use-list-state.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import type { Tone } from '../../ui/status/tone.ts';
import styles from './ships.module.css';

const looks: Record<ShipStatus, { tone: Tone; icon: Icon }> = {
  active: { tone: 'ok', icon: Anchor },
  maintenance: { tone: 'warn', icon: Wrench },
  decommissioned: { tone: 'neutral', icon: Archive },
};

interface ShipsTableProps {
  result: UseQueryResult<{ items: OfficeShip[]; total: number }>;
  list: ListState;
  onOpen: (ship: OfficeShip) => void;
}

export function ShipsTable({ result, list, onOpen }: ShipsTableProps) {
  const { t } = useTranslation('ships');
  const { number } = useFormat();
  const columns: Column<OfficeShip>[] = [
    {
      id: 'picture',
      header: t('picture'),
      cell: ({ images: [first] }) => first && <img className={styles.thumb} src={first.url} alt="" />,
      width: 84,
    },
    { id: 'name', header: t('name'), cell: ship => ship.name, sortable: true, fixed: true },
    {
      id: 'status',
      key: true,
      header: t('status'),
      cell: ship => <StatusBadge {...looks[ship.status]} label={t(`statuses.${ship.status}`)} />,
      width: 160,
      sortable: true,
    },
    { id: 'manager', header: t('manager'), cell: ship => ship.manager },
    { id: 'managerContact', header: t('managerContact'), cell: ship => ship.managerContact, width: 160 },
    {
      id: 'capacity',
      header: t('capacity'),
      cell: ship => number(ship.capacity),
      width: 110,
      align: 'end',
      sortable: true,
    },
    { id: 'rooms', header: t('rooms'), cell: ship => number(ship.rooms), width: 90, align: 'end' },
    {
      id: 'sailings',
      header: t('sailings'),
      cell: ship => number(ship.comingSailings),
      width: 140,
      align: 'end',
    },
    { id: 'linkUrl', header: t('linkUrl'), cell: ship => ship.linkUrl, hidden: true },
    {
      id: 'weight',
      header: t('weightColumn'),
      cell: ship => ship.weight,
      width: 160,
      align: 'end',
      sortable: true,
    },
  ];
  return (
    <DataTable
      id="ships"
      label={t('table')}
      columns={columns}
      result={result}
      rowKey={ship => String(ship.id)}
      list={list}
      onOpen={onOpen}
      empty={<EmptyState title={t('none')} />}
    />
  );
}
