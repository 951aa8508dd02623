import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { type OfficeForm, useOfficeForm } from '../../lib/forms/use-office-form.ts';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormRow, FormSection } from '../../ui/form/form.tsx';
import { FormDrawer } from '../../ui/form/form-dialog.tsx';
import { AgentPicker } from './customer/agent-picker.tsx';
import { CustomerFields } from './customer/customer-fields.tsx';
import { addForm, type ChangeValues, emptyCustomer, toRequest } from './customer/customer-form.ts';
import { customerPath, levelsDown } from './customer/customer-look.tsx';
import { addCustomer } from './requests/change-customer.ts';

/** "Add user" (R36): the owner sets the password through a link. */
export function AddCustomerDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['customers', 'frame']);
  const [, navigate] = useLocation();
  const form = useOfficeForm({
    schema: addForm,
    defaultValues: emptyCustomer,
    save: values => addCustomer(toRequest(values)),
    saved: ({ id, username, email }) => {
      toasts.show(t('added', { username, email: email ?? '' }), 'ok');
      onClose();
      navigate(customerPath(id) + location.search);
    },
  });
  const superior = form.field('superiorId', t('fields.superior'));
  return (
    <FormDrawer onClose={onClose} title={t('add')} action={t('add')}>
      <Form form={form} columns={2}>
        <FormSection title={t('sections.account')}>
          <TextField {...form.field('username', t('fields.username'))} autoComplete="off" />
          <SelectField
            {...form.field('level', t('fields.level'))}
            choices={levelsDown.map(value => ({ value, label: t(`level.${value}`) }))}
          />
          <FormRow>
            <AgentPicker
              label={superior.label}
              level={form.form.watch('level')}
              value={superior.value ?? null}
              onChange={superior.onChange}
            />
          </FormRow>
        </FormSection>
        <CustomerFields
          field={form.field as unknown as OfficeForm<ChangeValues>['field']}
          emailHint={t('emailHint')}
        />
      </Form>
    </FormDrawer>
  );
}
