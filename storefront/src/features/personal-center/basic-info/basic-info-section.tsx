import type { Customer } from '@gangway/shared/contract/people/customers.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../../lib/i18n/i18n.ts';
import { renewTexts } from '../../../lib/i18n/renew-texts.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { FailureNotice } from '../form/failure-notice.tsx';
import styles from '../form/personal-form.module.css';
import { BasicInfoFields } from './basic-info-fields.tsx';
import { useBasicInfo } from './use-basic-info.ts';

/** The customer's personal and contact data. */
export function BasicInfoSection({ me }: { me: Customer }) {
  const { t, i18n } = useTranslation('personal-center');
  const queries = useQueryClient();
  const { checked, saving } = useBasicInfo(me, async customer => {
    // The language of the site may differ from that of mails: only a change here changes the site too.
    if (customer.language !== me.language) {
      await changeLanguage(customer.language);
      void renewTexts(queries);
    }
    toasts.show(i18n.t('personal-center:saved'), 'ok');
  });
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={checked.form.handleSubmit(values => saving.mutate(values))}
      >
        <p className="muted">{t('basicInfo.intro')}</p>
        <BasicInfoFields checked={checked} birthDateKept={me.birthDate !== null} />
        {saving.isError && <FailureNotice title={t('failed.update')} error={saving.error} />}
        <Button type="submit" variant="primary" className={styles.submit} loading={saving.isPending}>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}
