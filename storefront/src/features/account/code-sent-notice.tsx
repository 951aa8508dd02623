import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface CodeSentNoticeProps {
  title: string;
  /** Says what is to be expected, the same for every address. */
  children: ReactNode;
  onBack: () => void;
}

export function CodeSentNotice({ title, children, onBack }: CodeSentNoticeProps) {
  const { t } = useTranslation('account');
  return (
    <Notice tone="info" live title={title}>
      {children}
      <p>
        <Button variant="quiet" onClick={onBack}>
          {t('code.otherEmail')}
        </Button>
      </p>
    </Notice>
  );
}
