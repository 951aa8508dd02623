import {
  type ImportFinding,
  type ImportPreview,
  type ImportRow,
  importColumns,
} from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../ui/actions/tabs.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable, type TableResult } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import styles from './season.module.css';

const all = <Row,>(items: readonly Row[]): TableResult<Row> => ({
  data: { items, total: items.length },
  error: null,
  isFetching: false,
  refetch: () => {},
});

/** The errors of a sheet by cell, and the rows as they were read. */
export function ImportPreviewTables({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation('sailings');
  const [side, setSide] = useState<'findings' | 'rows'>(preview.findings.length > 0 ? 'findings' : 'rows');
  return (
    <Tabs
      label={t('season.sides')}
      value={side}
      onChange={setSide}
      tabs={[
        {
          value: 'findings',
          label: t('season.findings'),
          count: preview.findings.length,
          content: <Findings preview={preview} />,
        },
        { value: 'rows', label: t('season.rows'), count: preview.rows, content: <Rows preview={preview} /> },
      ]}
    />
  );
}

type NumberedFinding = ImportFinding & { index: number };

function Findings({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation('sailings');
  const cells = new Map(preview.preview.map(row => [row.row, row.cells]));
  const textOf = ({ row, column }: ImportFinding) => (column ? (cells.get(row)?.[column] ?? '') : '');
  const cellOf = ({ row, column, letter }: ImportFinding) => {
    const name = column ? t(`season.fields.${column}`) : t('season.whole');
    return row > 0 && letter ? `${letter}${row} · ${name}` : name;
  };
  const columns: Column<NumberedFinding>[] = [
    { id: 'cell', header: t('season.columns.cell'), cell: cellOf, width: 150, fixed: true },
    { id: 'value', header: t('season.columns.value'), cell: textOf, width: 150 },
    {
      id: 'finding',
      header: t('season.columns.finding'),
      fixed: true,
      cell: ({ severity, message }) => (
        <StatusBadge sentence tone={severity === 'refusal' ? 'bad' : 'warn'} label={message} />
      ),
    },
  ];
  return (
    <div className={styles.table}>
      <DataTable
        id="season-findings"
        label={t('season.findings')}
        columns={columns}
        result={all(preview.findings.map((finding, index) => ({ ...finding, index })))}
        rowKey={({ index }) => String(index)}
        empty={<EmptyState title={t('season.ok')} />}
      />
    </div>
  );
}

function Rows({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation('sailings');
  const columns: Column<ImportRow>[] = [
    {
      id: 'row',
      header: t('season.columns.row'),
      cell: ({ row }) => row,
      width: 60,
      align: 'end',
      fixed: true,
    },
    {
      id: 'state',
      header: t('season.columns.state'),
      cell: ({ refused, unchanged }) => (
        <StatusBadge
          tone={refused ? 'bad' : unchanged ? 'neutral' : 'ok'}
          label={t(refused ? 'season.refused' : unchanged ? 'season.there' : 'season.ok')}
        />
      ),
      width: 120,
      fixed: true,
    },
    ...importColumns.map(column => ({
      id: column,
      header: t(`season.fields.${column}`),
      cell: ({ cells }: ImportRow) => cells[column] ?? '',
      width: 110,
    })),
  ];
  return (
    <div className={styles.table}>
      <DataTable
        id="season-rows"
        label={t('season.rows')}
        columns={columns}
        result={all(preview.preview)}
        rowKey={({ row }) => String(row)}
        rowTone={({ refused }) => (refused ? 'bad' : undefined)}
        empty={<EmptyState title={t('season.whole')} />}
      />
    </div>
  );
}
