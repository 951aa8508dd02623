import type { OfficeStation } from '@gangway/shared/contract/office/gate/stations.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import type { Tone } from '../../ui/status/tone.ts';
import styles from './stations.module.css';

const stateOf = ({ enrolledAt, revokedAt }: OfficeStation) =>
  revokedAt ? 'revoked' : enrolledAt ? 'enrolled' : 'unknown';
const tones: Record<ReturnType<typeof stateOf>, Tone> = {
  enrolled: 'ok',
  revoked: 'bad',
  unknown: 'neutral',
};

export function useStationColumns(onRevoke: (station: OfficeStation) => void): Column<OfficeStation>[] {
  const { t } = useTranslation('stations');
  const { instant, number } = useFormat();
  const named = (person: OfficeStation['enrolledBy']) => person && (person.name || person.username);
  return [
    {
      id: 'name',
      header: t('column.name'),
      cell: ({ name, version }) => (
        <>
          {name || t('unnamed')} <span className={styles.version}>{t('version', { version })}</span>
        </>
      ),
      fixed: true,
    },
    { id: 'gate', header: t('column.gate'), cell: ({ gate }) => gate || '–', width: 110 },
    {
      id: 'state',
      key: true,
      header: t('column.state'),
      cell: station => <StatusBadge tone={tones[stateOf(station)]} label={t(`state.${stateOf(station)}`)} />,
      width: 124,
    },
    {
      id: 'waiting',
      key: true,
      header: t('column.waiting'),
      cell: ({ waiting }) => number(waiting),
      align: 'end',
      width: 112,
    },
    { id: 'seen', header: t('column.seen'), cell: ({ lastSeenAt }) => instant(lastSeenAt), width: 160 },
    {
      id: 'officer',
      header: t('column.officer'),
      cell: ({ officer }) => named(officer),
      width: 160,
      hidden: true,
    },
    {
      id: 'enrolled',
      header: t('column.enrolled'),
      cell: ({ enrolledAt }) => enrolledAt && instant(enrolledAt),
      width: 190,
      hidden: true,
    },
    {
      id: 'by',
      header: t('column.by'),
      cell: ({ enrolledBy }) => named(enrolledBy),
      width: 160,
      hidden: true,
    },
    {
      id: 'revoke',
      header: t('revoke.short'),
      cell: station =>
        stateOf(station) === 'enrolled' && (
          <Button size="small" onClick={() => onRevoke(station)}>
            {t('revoke.short')}
          </Button>
        ),
      width: 100,
      fixed: true,
    },
  ];
}
