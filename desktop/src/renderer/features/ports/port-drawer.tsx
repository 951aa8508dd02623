import {
  type OfficePort,
  type PortSave,
  portLimits,
} from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { countryOptions } from '@gangway/shared/i18n/countries.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../lib/api/query-client.ts';
import { request } from '../../lib/api/request.ts';
import { useOfficeForm } from '../../lib/forms/use-office-form.ts';
import { timeZoneChoices } from '../../lib/time-zone-choices.ts';
import { useFormat } from '../../lib/use-format.ts';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormNote, FormRow, FormSection } from '../../ui/form/form.tsx';
import { FormDrawer } from '../../ui/form/form-dialog.tsx';
import { LocalisedFields } from '../../ui/form/localised-fields.tsx';
import { formOf, newPort, portForm, portOf } from './port-form.ts';

/** A form for a port, existing or new. */
export function PortDrawer({ port, onClose }: { port: OfficePort | undefined; onClose: () => void }) {
  const { t } = useTranslation(['ports', 'frame']);
  const { text, language } = useFormat();
  const form = useOfficeForm({
    schema: portForm,
    defaultValues: port ? formOf(port) : newPort(),
    record: port,
    valuesOf: formOf,
    save: (values, original) => savePort(original, portOf(values)),
    saved: saved => {
      toasts.show(port ? t('frame:saved') : t('added', { port: text(saved.name) }), 'ok');
      onClose();
    },
    sentenceOf: rule => t(`rules.${rule as 'both'}`),
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={port ? t('edit', { port: text(port.name) }) : t('add')}
      action={port ? t('frame:save') : t('add')}
    >
      <Form form={form} columns={2}>
        <LocalisedFields
          field={of => form.field(`name.${of}`, t('fields.nameIn', { language: languageName(of, language) }))}
        />
        <SelectField {...form.field('country', t('fields.country'))} choices={countryOptions(language, [])} />
        <SelectField
          {...form.field('timeZone', t('fields.timeZone'))}
          hint={t('fields.timeZoneHint')}
          choices={timeZoneChoices()}
        />
        <FormRow>
          <TextField {...form.field('code', t('fields.code'))} hint={t('fields.codeHint')} />
        </FormRow>
        <TextField {...form.field('latitude', t('fields.latitude'))} optional inputMode="decimal" />
        <TextField {...form.field('longitude', t('fields.longitude'))} optional inputMode="decimal" />
        <FormNote>{t('fields.positionHint')}</FormNote>
        <FormRow>
          <TextField
            {...form.field('address', t('fields.address'))}
            optional
            maxLength={portLimits.address}
          />
        </FormRow>
        <FormNote>{t('fields.factsHint')}</FormNote>
        {facts.map(fact => (
          <FormSection key={fact} title={t(`fields.${fact}`)}>
            <LocalisedFields
              optional
              maxLength={portLimits.text}
              rows={2}
              field={of =>
                form.field(`${fact}.${of}`, t(`fields.${fact}In`, { language: languageName(of, language) }))
              }
            />
          </FormSection>
        ))}
      </Form>
    </FormDrawer>
  );
}

/** The texts for customers about a port (R407), in the order in which they are shown. */
const facts = ['gettingThere', 'parking', 'boarding', 'accessibility'] as const;

/** Creates a port, or changes this one. */
async function savePort(original: OfficePort | undefined, port: PortSave): Promise<OfficePort> {
  const path = original ? `/office/ports/${original.id}` : '/office/ports';
  const saved = await request<OfficePort>('POST', path, { body: port, version: original?.version });
  await queryClient.invalidateQueries({ queryKey: ['ports'] });
  return saved;
}
