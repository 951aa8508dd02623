import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { clockText } from '../../ui/time/remaining-time.ts';
import { useSecondsLeft } from '../../ui/time/use-seconds-left.ts';
import styles from './code-entry.module.css';
import type { SentCode } from './sent-code.ts';

interface CodeEntryProps extends Omit<ComponentProps<typeof CodeField>, 'label' | 'hint'> {
  sent: SentCode;
  onAgain: () => void;
  asking: boolean;
}

/** The field for a one-time code, with a button to request another one. */
export function CodeEntry({ sent, onAgain, asking, ...field }: CodeEntryProps) {
  const { t } = useTranslation('account');
  const left = useSecondsLeft(sent.againAt, serverNow);
  return (
    <div className={styles.entry}>
      <CodeField {...field} label={t('code.label')} hint={t('code.spam')} />
      {left > 0 ? (
        <p className={styles.wait}>{t('code.againIn', { time: clockText(left) })}</p>
      ) : (
        <Button variant="quiet" className={styles.again} loading={asking} onClick={onAgain}>
          {t('code.again')}
        </Button>
      )}
    </div>
  );
}
