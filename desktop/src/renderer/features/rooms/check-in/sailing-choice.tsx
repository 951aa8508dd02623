import type { CheckInSailing } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { SessionBadge } from '../../../ui/status/session-badge.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import styles from './check-in.module.css';

interface SailingChoiceProps {
  /** The chosen day: a sailing of the day before that is still under way shows its date. */
  day: string;
  sailings: readonly CheckInSailing[];
  chosen: number;
  onChoose: (sailingId: number) => void;
}

/**
 * The chosen sailing of the day in one line, with its session and how many of its cabin guests have arrived; the others
 * unfold, so that the guests keep the space (R418).
 */
export function SailingChoice({ day, sailings, chosen, onChoose }: SailingChoiceProps) {
  const { t } = useTranslation('rooms');
  const { dayTime, time, text } = useFormat();
  const [open, setOpen] = useState(false);
  const others = sailings.length - 1;
  const voyageOf = (sailing: CheckInSailing) => {
    const when = (sailing.date === day ? time : dayTime)(sailing.departsAt);
    return `${when} · ${text(sailing.departure)} → ${text(sailing.destination)}`;
  };
  return (
    <div className={styles.strip}>
      {/* biome-ignore lint/a11y/useSemanticElements: filter buttons are not form fields */}
      <div role="group" className={styles.sailings} aria-label={t('guests.sailings')}>
        {sailings
          .filter(({ id }) => open || id === chosen)
          .map(sailing => (
            <button
              key={sailing.id}
              type="button"
              className={classNames(styles.sailing, !open && styles.alone)}
              title={open ? undefined : voyageOf(sailing)}
              aria-pressed={sailing.id === chosen}
              onClick={() => {
                setOpen(false);
                onChoose(sailing.id);
              }}
            >
              <span className={styles.line}>
                <strong>{sailing.ship.name}</strong>
                <SessionBadge session={sailing.session} />
                {sailing.current && <StatusBadge tone="info" label={t('guests.now')} />}
              </span>
              <span className={styles.route}>{voyageOf(sailing)}</span>
              <span className={styles.line}>
                <meter
                  className={styles.meter}
                  min={0}
                  max={Math.max(1, sailing.expected)}
                  value={sailing.arrived}
                  aria-hidden
                />
                {t('guests.progress', { arrived: sailing.arrived, expected: sailing.expected })}
              </span>
            </button>
          ))}
      </div>
      {others > 0 && (
        <Button
          size="small"
          variant="quiet"
          iconEnd={open ? ChevronUp : ChevronDown}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? t('guests.onlyThis') : t('guests.otherSailings', { count: others })}
        </Button>
      )}
    </div>
  );
}
