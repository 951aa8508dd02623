import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { GateState } from '../../../../bridge-gate.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { mute, useMuted } from '../gate/muted.ts';
import { openAudio } from '../gate/sound.ts';
import { BoardingHours } from './boarding-hours.tsx';
import styles from './station.module.css';
import { useAssignment } from './use-assignment.ts';

const ANY = 'any';

/** The name of this gate, its sailing, and its sound. */
export function AssignmentBar({ state }: { state: GateState }) {
  const { t } = useTranslation('write-off');
  const { date, time, text } = useFormat();
  const { t: frame } = useTranslation('frame');
  const { sailing, choose, rename } = useAssignment(state);
  const { sailingId } = state.assignment;
  const isPast = sailingId !== null && !sailing;
  const muted = useMuted(({ muted: silent }) => silent);
  const asleep = useSoundSuspended() && !muted;
  // The time comes first: it distinguishes two sailings of one ship when the text is truncated.
  const nameOf = (choice: GateSailing) =>
    [
      time(choice.departsAt),
      choice.ship,
      t('boarded.route', { departure: text(choice.departure), destination: text(choice.destination) }),
      frame(`session.${choice.session}`),
      date(choice.date),
      t(`phase.${choice.phase}`),
    ].join(' · ');
  return (
    <div className={styles.assignment}>
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
      <GateName name={state.assignment.gate} placeholder={sailing?.gate} onRename={rename} />
      {sailing && <BoardingHours sailing={sailing} />}
      <div className={styles.sound}>
        <Switch label={t('sound')} value={!muted} onChange={on => mute(!on)} />
        {asleep && <span className={styles.asleep}>{t('soundAsleep')}</span>}
      </div>
    </div>
  );
}

/** The contract's limit. */
const LONGEST_NAME = 40;

interface GateNameProps {
  name: string;
  placeholder: string | undefined;
  onRename: (name: string) => void;
}

/** The name of this gate; saved when the field loses the focus, or with Enter. */
function GateName({ name, placeholder, onRename }: GateNameProps) {
  const { t } = useTranslation('write-off');
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    if (typed !== null && typed.trim() !== name) onRename(typed.trim());
    setTyped(null);
  };
  return (
    <TextField
      label={t('gate')}
      value={typed ?? name}
      onChange={setTyped}
      onBlur={finish}
      onKeyDown={event => event.key === 'Enter' && finish()}
      placeholder={placeholder}
      maxLength={LONGEST_NAME}
      autoComplete="off"
    />
  );
}

const subscribe = (changed: () => void) => {
  const audio = openAudio();
  audio?.addEventListener('statechange', changed);
  return () => audio?.removeEventListener('statechange', changed);
};
const isAsleep = () => openAudio()?.state === 'suspended';

/** Whether the browser keeps this page silent until the first user input, which enables the sound. */
function useSoundSuspended(): boolean {
  const asleep = useSyncExternalStore(subscribe, isAsleep);
  useEffect(() => {
    if (!asleep) return;
    const wake = () => void openAudio()?.resume();
    window.addEventListener('pointerdown', wake);
    window.addEventListener('keydown', wake);
    return () => {
      window.removeEventListener('pointerdown', wake);
      window.removeEventListener('keydown', wake);
    };
  }, [asleep]);
  return asleep;
}
