import type { Customer } from '@gangway/shared/contract/people/customers.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLeave } from '../../lib/page/use-leave.ts';
import { Chip } from '../../ui/status/chip.tsx';
import styles from './personal-header.module.css';

/** The name of the logged-in customer, and Log Out. */
export function PersonalHeader({ me }: { me: Customer }) {
  const { t } = useTranslation('personal-center');
  const { plainDate } = useFormat();
  const leave = useLeave();
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.name}>{me.realName || me.username}</h1>
        <p className="muted">
          {t('since', { username: me.username, date: plainDate(localDateIn(new Date(me.registeredAt))) })}
        </p>
        {me.level !== 'normal' && <Chip tone="info">{t(`level.${me.level}`)}</Chip>}
      </div>
      <Button variant="secondary" icon="sign-out" onClick={leave}>
        {t('signOut')}
      </Button>
    </header>
  );
}
