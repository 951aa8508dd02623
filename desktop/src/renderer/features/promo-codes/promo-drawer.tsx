import {
  type OfficePromo,
  type PromoSave,
  promoSave,
} from '@gangway/shared/contract/office/orders/promo-codes.ts';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../lib/api/query-client.ts';
import { request } from '../../lib/api/request.ts';
import { useOfficeForm } from '../../lib/forms/use-office-form.ts';
import { useFormat } from '../../lib/use-format.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { MultiSelect } from '../../ui/fields/multi-select.tsx';
import { MoneyField, NumberField } from '../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormRow } from '../../ui/form/form.tsx';
import { FormDrawer } from '../../ui/form/form-dialog.tsx';
import { emptyPromo, formOf, type PromoValues, promoForm, promoOf } from './promo-form.ts';
import { useSoldRoutes } from './requests/list-promos.ts';

/** A form for a promo code, existing or new. */
export function PromoDrawer({ promo, onClose }: { promo: OfficePromo | undefined; onClose: () => void }) {
  const { t } = useTranslation(['promo-codes', 'frame']);
  const { text } = useFormat();
  const routes = useSoldRoutes();
  const form = useOfficeForm<PromoValues, PromoValues, OfficePromo, OfficePromo | undefined>({
    schema: promoForm,
    fieldsOf: promoSave,
    defaultValues: promo ? formOf(promo) : emptyPromo,
    record: promo,
    valuesOf: formOf,
    save: (values, original) => savePromo(original, promoOf(values)),
    saved: saved => {
      toasts.show(promo ? t('frame:saved') : t('added', { code: saved.code }), 'ok');
      onClose();
    },
    sentenceOf: rule => t(`rules.${rule as 'promo-code'}`),
  });
  const takes = form.form.watch('takes');
  return (
    <FormDrawer
      onClose={onClose}
      title={promo ? t('edit', { code: promo.code }) : t('add')}
      action={promo ? t('frame:save') : t('add')}
    >
      <Form form={form} columns={2}>
        <FormRow>
          <TextField
            {...form.field('code', t('fields.code'))}
            hint={t('fields.codeHint')}
            autoComplete="off"
          />
        </FormRow>
        <RadioGroup
          {...form.field('takes', t('fields.takes'))}
          row
          choices={[
            { value: 'percent', label: t('takes.percent') },
            { value: 'amount', label: t('takes.amount') },
          ]}
        />
        {takes === 'percent' ? (
          <NumberField {...form.field('percent', t('fields.percent'))} hint={t('fields.percentHint')} />
        ) : (
          <MoneyField {...form.field('amountSen', t('fields.amount'))} />
        )}
        <DateField {...form.field('bookedFrom', t('fields.bookedFrom'))} optional />
        <DateField {...form.field('bookedUntil', t('fields.bookedUntil'))} optional />
        <DateField {...form.field('sailsFrom', t('fields.sailsFrom'))} optional />
        <DateField {...form.field('sailsUntil', t('fields.sailsUntil'))} optional />
        <FormRow>
          <MultiSelect
            {...form.field('routeIds', t('fields.routes'))}
            empty={t('allRoutes')}
            choices={(routes.data ?? []).map(route => ({
              value: String(route.id),
              label: `${text(route.departure.name)} → ${text(route.destination.name)}`,
            }))}
          />
        </FormRow>
        <NumberField {...form.field('mostUses', t('fields.mostUses'))} hint={t('fields.noLimit')} optional />
        <NumberField
          {...form.field('mostUsesEach', t('fields.mostUsesEach'))}
          hint={t('fields.noLimit')}
          optional
        />
        <MoneyField {...form.field('minimumSen', t('fields.minimum'))} optional />
        <Switch {...form.field('active', t('fields.active'))} hint={t('fields.activeHint')} />
      </Form>
    </FormDrawer>
  );
}

/** Creates a promo code, or changes this one. */
async function savePromo(original: OfficePromo | undefined, promo: PromoSave): Promise<OfficePromo> {
  const path = original ? `/office/promo-codes/${original.id}` : '/office/promo-codes';
  const saved = await request<OfficePromo>('POST', path, { body: promo, version: original?.version });
  await queryClient.invalidateQueries({ queryKey: ['promo-codes'] });
  return saved;
}
