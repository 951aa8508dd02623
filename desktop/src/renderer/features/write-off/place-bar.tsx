import type { GateSailing } from '@gangway/shared/contract/office/boarding.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { SessionBadge } from '../../ui/session-badge.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Place } from './use-place.ts';
import styles from './write-off.module.css';

/** Where this gate stands and what it boards. */
export function PlaceBar({ place }: { place: Place }) {
  const { t } = useTranslation('write-off');
  const { time, dateTime, text } = useFormat();
  const { sailing, sailings } = place;
  const nameOf = ({ ship, departure, destination, departsAt, phase }: GateSailing) =>
    `${ship} · ${text(departure)} – ${text(destination)} · ${dateTime(departsAt)} · ${t(`phase.${phase}`)}`;
  return (
    <div className={styles.place}>
      <SelectField
        className={styles.sailing}
        label={t('sailing')}
        value={sailing ? String(sailing.id) : 'any'}
        onChange={place.choose}
        choices={[
          ...sailings.map(choice => ({ value: String(choice.id), label: nameOf(choice) })),
          { value: 'any', label: t('anySailing') },
        ]}
      />
      <TextField
        label={t('gate')}
        value={place.name}
        onChange={place.rename}
        placeholder={sailing?.gate}
        maxLength={40}
      />
      {sailing && (
        <div className={styles.phase}>
          <SessionBadge session={sailing.session} />
          <StatusBadge
            tone={sailing.phase === 'boarding' || sailing.phase === 'last-call' ? 'ok' : 'neutral'}
            label={t(`phase.${sailing.phase}`)}
          />
          <span className={styles.quiet}>
            {t('window', { opens: time(sailing.boardingOpensAt), closes: time(sailing.boardingClosesAt) })}
          </span>
        </div>
      )}
      <Switch label={t('mute')} value={!place.muted} onChange={on => place.mute(!on)} />
    </div>
  );
}
