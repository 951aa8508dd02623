import type { RoomStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardRoom } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { useTranslation } from 'react-i18next';
import { IconView } from '../../../ui/icon.tsx';
import { statusLook, statusOrder } from '../room-look.ts';
import styles from './board.module.css';

interface StatusOverviewProps {
  rooms: readonly BoardRoom[];
  status: RoomStatus | '';
  onStatus: (status: RoomStatus | '') => void;
}

/** The number of rooms in each state; a press filters by it. Also serves as the plan's legend. */
export function StatusOverview({ rooms, status, onStatus }: StatusOverviewProps) {
  const { t } = useTranslation('rooms');
  return (
    // biome-ignore lint/a11y/useSemanticElements: filter buttons are not form fields
    <div role="group" className={styles.overview} aria-label={t('overview')}>
      {statusOrder.map(state => (
        <button
          key={state}
          type="button"
          className={classNames(styles.count, styles[statusLook[state].tone])}
          aria-pressed={status === state}
          title={t('overviewHint')}
          onClick={() => onStatus(status === state ? '' : state)}
        >
          <IconView icon={statusLook[state].icon} />
          <span>{t(`status.${state}`)}</span>
          <strong>{rooms.filter(room => room.status === state).length}</strong>
        </button>
      ))}
    </div>
  );
}
