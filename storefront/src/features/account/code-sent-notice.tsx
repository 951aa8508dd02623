import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account-form.module.css';

interface CodeSentNoticeProps {
  title: string;
  /** Announces the mail, with the same text for every address, known or not. */
  children: ReactNode;
  onBack: () => void;
}

export function CodeSentNotice({ title, children, onBack }: CodeSentNoticeProps) {
  const { t } = useTranslation('account');
  return (
    <Notice tone="info" live title={title}>
      {children}
      <Button variant="quiet" className={styles.back} onClick={onBack}>
        {t('code.otherEmail')}
      </Button>
    </Notice>
  );
}
