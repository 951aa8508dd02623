import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SessionBadge } from '../../ui/status/session-badge.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import styles from './board.module.css';

interface SailingPickerProps {
  sailings: readonly GateSailing[];
  chosen: number | undefined;
  /** The sailing that is shown; a link may name one that the gates no longer have. */
  current: GateSailing | undefined;
  onChoose: (id: number) => void;
}

/** Selects the sailing of the board; shows its session and the state of its boarding. */
export function SailingPicker({ sailings, chosen, current, onChoose }: SailingPickerProps) {
  const { t } = useTranslation('departure-board');
  const { dateTime, text } = useFormat();
  const nameOf = ({ ship, departure, destination, departsAt }: GateSailing) =>
    t('line', {
      ship,
      departure: text(departure),
      destination: text(destination),
      time: dateTime(departsAt),
    });
  const offered =
    current && !sailings.some(({ id }) => id === current.id) ? [current, ...sailings] : sailings;
  return (
    <div className={styles.picker}>
      <SelectField
        className={styles.choice}
        label={t('sailing')}
        hideLabel
        value={String(chosen)}
        onChange={id => onChoose(Number(id))}
        choices={offered.map(sailing => ({ value: String(sailing.id), label: nameOf(sailing) }))}
      />
      {current && (
        <>
          <SessionBadge session={current.session} />
          <StatusBadge
            tone={current.phase === 'boarding' || current.phase === 'last-call' ? 'ok' : 'neutral'}
            label={t(`phase.${current.phase}`)}
          />
        </>
      )}
    </div>
  );
}
