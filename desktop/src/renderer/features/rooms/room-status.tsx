import type { RoomStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import { statusLook } from './room-look.ts';

/** The state of a room as text, with its color and icon. */
export function RoomStatusBadge({ status }: { status: RoomStatus }) {
  const { t } = useTranslation('rooms');
  return <StatusBadge {...statusLook[status]} label={t(`status.${status}`)} />;
}
