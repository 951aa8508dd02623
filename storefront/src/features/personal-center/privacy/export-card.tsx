import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../lib/toasts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { FailureNotice } from '../form/failure-notice.tsx';
import styles from '../form/personal-form.module.css';
import { downloadPersonalData } from '../requests/personal-center.ts';

export function ExportCard() {
  const { t } = useTranslation('personal-center');
  const fetching = useMutation({
    meta: { inline: true },
    mutationFn: downloadPersonalData,
    onSuccess: () => toasts.show(t('export.done'), 'ok'),
  });
  return (
    <Card className={styles.form}>
      <div className={styles.intro}>
        <h3>{t('export.heading')}</h3>
        <p className="muted">{t('export.text')}</p>
      </div>
      {fetching.isError && <FailureNotice title={t('export.failed')} error={fetching.error} />}
      <Button
        icon="download"
        className={styles.submit}
        loading={fetching.isPending}
        onClick={() => fetching.mutate()}
      >
        {t('export.submit')}
      </Button>
    </Card>
  );
}
