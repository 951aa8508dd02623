import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Checkbox } from '@gangway/shared/ui/form/checkbox.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { broken } from '../../../lib/forms/broken-rules.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { orderQuery } from '../../../lib/orders/order.ts';
import { toasts } from '../../../lib/toasts.ts';
import { eraseOrderData } from '../requests/order-data.ts';
import styles from './order-data.module.css';

interface EraseValues {
  understood: boolean;
}

const rulesBrokenBy = ({ understood }: EraseValues) =>
  broken<EraseValues, 'understood'>({ understood: !understood && 'understood' });

/** Says what is erased and what stays, and asks for a tick. The erasure cannot be undone. */
export function EraseOrderForm({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation(['orders', 'site']);
  const queries = useQueryClient();
  const { form, problem, showAtFields } = useCheckedForm({
    defaultValues: { understood: false },
    rulesBrokenBy,
    sentenceOf: () => t('personalData.understoodMissing'),
  });
  const erasing = useMutation({
    meta: { inline: true },
    mutationFn: () => eraseOrderData(number),
    onSuccess: async () => {
      await queries.invalidateQueries(orderQuery(number));
      toasts.show(t('personalData.done'), 'ok');
      onClose();
    },
    onError: showAtFields,
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(() => erasing.mutate())}>
      <ul className={styles.consequences}>
        <li>{t('personalData.goes')}</li>
        <li>{t('personalData.stays')}</li>
        <li>{t('personalData.noWay')}</li>
      </ul>
      <Checkbox
        label={t('personalData.understood')}
        error={problem('understood')}
        {...form.register('understood')}
      />
      {erasing.isError && <Notice tone="bad" live title={erasing.error.message} />}
      <div className={styles.deed}>
        <Button onClick={onClose}>{t('site:cancel')}</Button>
        <Button type="submit" variant="danger" loading={erasing.isPending}>
          {t('personalData.erase')}
        </Button>
      </div>
    </form>
  );
}
