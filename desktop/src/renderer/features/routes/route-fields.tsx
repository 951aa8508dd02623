import type { Language } from '@gangway/shared/contract/base/languages.ts';
import type { RouteCreate } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../lib/forms/use-office-form.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { FormRow } from '../../ui/form/form.tsx';
import { LocalisedFields } from '../../ui/form/localised-fields.tsx';

type RouteDescription = Pick<RouteCreate, 'distanceNm' | 'description'>;

interface RouteFieldsProps {
  /** The form's `field`, limited to these fields. */
  distance: (label: string) => FieldBinding<RouteDescription['distanceNm'] | null>;
  description: (language: Language, label: string) => FieldBinding<RouteDescription['description'][Language]>;
  asksPlaceOfBirth: (label: string) => FieldBinding<boolean>;
}

/** The details of a route, used for new and existing ones. */
export function RouteFields({ distance, description, asksPlaceOfBirth }: RouteFieldsProps) {
  const { t } = useTranslation('routes');
  const { language } = useFormat();
  return (
    <>
      <NumberField {...distance(t('fields.distance'))} />
      <LocalisedFields
        rows={3}
        field={of => description(of, t('fields.descriptionIn', { language: languageName(of, language) }))}
      />
      <FormRow>
        <Checkbox {...asksPlaceOfBirth(t('fields.asksPlaceOfBirth'))} />
      </FormRow>
    </>
  );
}
