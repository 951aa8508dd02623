import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { typedLater } from '../../../lib/forms/begins-empty.ts';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { openDrawer } from '../requests/drawers.ts';

const opening = z.object({ floatSen: typedLater(z.int().min(0).max(10_000_000)) });

/** Opens a drawer with what is in it. */
export function OpenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('takings');
  const [key] = useState(newKey);
  const form = useOfficeForm({
    schema: opening,
    defaultValues: { floatSen: null },
    save: ({ floatSen }) => openDrawer(floatSen, key),
    saved: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('drawer.openTitle')}
      description={t('drawer.openText')}
      action={t('drawer.open')}
    >
      <Form form={form}>
        <MoneyField {...form.field('floatSen', t('drawer.float'))} />
      </Form>
    </FormDialog>
  );
}
