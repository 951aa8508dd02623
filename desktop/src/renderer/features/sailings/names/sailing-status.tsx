import type { SailingStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import { CalendarCheck, CircleOff, Clock, Lock, Ship } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Icon } from '../../../ui/icon.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import type { Tone } from '../../../ui/status/tone.ts';

/** Color and icon of each status; its text is always shown too. */
const statusLooks: Record<SailingStatus, { tone: Tone; icon: Icon }> = {
  scheduled: { tone: 'ok', icon: CalendarCheck },
  delayed: { tone: 'warn', icon: Clock },
  closed: { tone: 'neutral', icon: Lock },
  departed: { tone: 'info', icon: Ship },
  canceled: { tone: 'bad', icon: CircleOff },
};

export function SailingStatusBadge({ status }: { status: SailingStatus }) {
  const { t } = useTranslation('sailings');
  return <StatusBadge {...statusLooks[status]} label={t(`status.${status}`)} />;
}
