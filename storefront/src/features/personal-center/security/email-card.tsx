import type { Customer } from '@gangway/shared/contract/people/customers.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { Chip } from '../../../ui/status/chip.tsx';
import { EmailDialog } from './email-dialog.tsx';
import styles from './security.module.css';

/** The e-mail of the account, with a button to change it. */
export function EmailCard({ me: { email, emailConfirmed } }: { me: Customer }) {
  const { t } = useTranslation('personal-center');
  const [open, setOpen] = useState(false);
  const toConfirm = email !== null && !emailConfirmed;
  return (
    <Card>
      <div className={styles.row}>
        <div className={styles.words}>
          <h3>{t('email.heading')}</h3>
          <p className={styles.value}>
            <span>{email ?? t('email.none')}</span>
            {email && (
              <Chip tone={emailConfirmed ? 'ok' : 'warn'} icon={emailConfirmed ? 'check' : 'warning'}>
                {t(emailConfirmed ? 'email.confirmed' : 'email.unconfirmed')}
              </Chip>
            )}
          </p>
          <p className="muted">{t('email.text')}</p>
        </div>
        <Button onClick={() => setOpen(true)}>
          {t(email === null ? 'email.add' : toConfirm ? 'email.confirm' : 'email.change')}
        </Button>
      </div>
      <EmailDialog open={open} initial={toConfirm ? email : ''} onClose={() => setOpen(false)} />
    </Card>
  );
}
