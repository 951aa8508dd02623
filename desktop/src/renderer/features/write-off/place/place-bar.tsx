import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { useTranslation } from 'react-i18next';
import type { GateState } from '../../../../bridge-gate.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { SessionBadge } from '../../../ui/status/session-badge.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import { mute, useMuted } from '../result/muted.ts';
import { useSoundSuspended } from '../result/use-sound-suspended.ts';
import { GateName } from './gate-name.tsx';
import styles from './place.module.css';
import { usePlace } from './use-place.ts';

const ANY = 'any';

/** Where this gate stands, what it boards, and whether it makes a sound. */
export function PlaceBar({ state }: { state: GateState }) {
  const { t } = useTranslation('write-off');
  const { dateTime, text } = useFormat();
  const { sailing, choose, rename } = usePlace(state);
  const { sailingId } = state.place;
  const isPast = sailingId !== null && !sailing;
  const muted = useMuted(({ muted: silent }) => silent);
  const asleep = useSoundSuspended() && !muted;
  const nameOf = ({ ship, departure, destination, departsAt, phase }: GateSailing) =>
    `${ship} · ${text(departure)} – ${text(destination)} · ${dateTime(departsAt)} · ${t(`phase.${phase}`)}`;
  return (
    <div className={styles.place}>
      <SelectField
        className={styles.sailing}
        label={t('sailing')}
        hint={!sailing && t(isPast ? 'pastSailingHint' : 'anySailingHint')}
        value={sailingId === null ? ANY : String(sailingId)}
        onChange={value => choose(value === ANY ? null : Number(value))}
        choices={[
          ...(isPast ? [{ value: String(sailingId), label: t('pastSailing') }] : []),
          ...state.sailings.map(choice => ({ value: String(choice.id), label: nameOf(choice) })),
          { value: ANY, label: t('anySailing') },
        ]}
      />
      <GateName name={state.place.gate} placeholder={sailing?.gate} onRename={rename} />
      {sailing && <BoardingHours sailing={sailing} />}
      <div className={styles.sound}>
        <Switch label={t('sound')} value={!muted} onChange={on => mute(!on)} />
        {asleep && <span className={styles.asleep}>{t('soundAsleep')}</span>}
      </div>
    </div>
  );
}

/** The light of the sailing, how far its boarding is, and from when until when it boards. */
function BoardingHours({ sailing }: { sailing: GateSailing }) {
  const { t } = useTranslation('write-off');
  const { time } = useFormat();
  return (
    <div className={styles.hours}>
      <SessionBadge session={sailing.session} />
      <StatusBadge
        tone={sailing.phase === 'boarding' || sailing.phase === 'last-call' ? 'ok' : 'neutral'}
        label={t(`phase.${sailing.phase}`)}
      />
      <span className={styles.quiet}>
        {t('window', { opens: time(sailing.boardingOpensAt), closes: time(sailing.boardingClosesAt) })}
      </span>
    </div>
  );
}
