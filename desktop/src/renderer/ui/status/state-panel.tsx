import { Button } from '@gangway/shared/ui/form/button.tsx';
import { CircleAlert, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Icon, IconView } from '../icon.tsx';
import styles from './state-panel.module.css';

interface EmptyStateProps {
  icon?: Icon;
  title: ReactNode;
  text?: ReactNode;
  /** The action to offer. */
  action?: ReactNode;
}

/** Shown when there is no data, with an action to continue. */
export function EmptyState({ icon = Inbox, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.panel}>
      <IconView icon={icon} size={28} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}

/** Shown when loading failed; announced at once, with a button to retry. */
export function ErrorState({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useTranslation('frame');
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        title={t('failure.title')}
        text={error.message || t('failure.hasError')}
        action={<Button onClick={() => void onRetry()}>{t('tryAgain')}</Button>}
      />
    </div>
  );
}
