import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from '../form/personal-form.module.css';
import { EraseForm } from './erase-form.tsx';

export function EraseCard() {
  const { t } = useTranslation('personal-center');
  const [open, setOpen] = useState(false);
  return (
    <Card className={styles.form}>
      <div className={styles.intro}>
        <h3>{t('erase.heading')}</h3>
        <p className="muted">
          <Trans t={t} i18nKey="erase.text" components={{ pdpa: <Link href={paths.pdpaNotice} /> }} />
        </p>
      </div>
      <Button className={styles.submit} onClick={() => setOpen(true)}>
        {t('erase.open')}
      </Button>
      <EraseDialog open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}

function EraseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['personal-center', 'site']);
  return (
    <Dialog open={open} onClose={onClose} title={t('erase.title')} closeLabel={t('site:close')}>
      <EraseForm onCancel={onClose} />
    </Dialog>
  );
}
