import type { PartyMember } from '@gangway/shared/contract/office/gate/boarding.ts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import styles from './party.module.css';

interface MemberRowProps {
  member: PartyMember;
  chosen: boolean;
  /** Whether they may be boarded here. */
  offered: boolean;
  onTick: (on: boolean) => void;
}

/** A member of a party: ticked to board with the others, or on board already. */
export function MemberRow({ member, chosen, offered, onTick }: MemberRowProps) {
  const { t } = useTranslation('write-off');
  const { passengerName, ticketType, minor, seat, cabin, boardingStatus } = member;
  const facts = [minor ? t('minor') : t(`types.${ticketType}`), seat, cabin].filter(Boolean).join(' · ');
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>{passengerName}</span>
      <span className={styles.facts}>{facts}</span>
    </span>
  );
  return (
    <li className={styles.member}>
      {offered ? (
        <Checkbox className={styles.choice} label={words} value={chosen} onChange={onTick} />
      ) : (
        <span className={styles.there}>{words}</span>
      )}
      <StatusBadge
        tone={boardingStatus === 'boarded' ? 'ok' : 'neutral'}
        label={t(`party.${boardingStatus}`)}
      />
    </li>
  );
}
