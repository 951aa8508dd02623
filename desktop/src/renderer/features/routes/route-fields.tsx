import type { RouteCreate } from '@gangway/shared/contract/office/ports-and-routes.ts';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../lib/forms/use-office-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormRow } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextArea } from '../../ui/text-field.tsx';

type Described = Pick<RouteCreate, 'distanceNm' | 'description'>;

interface RouteFieldsProps {
  /** The form's `field`, as far as these fields go. */
  distance: (label: string) => FieldBinding<Described['distanceNm'] | null>;
  description: (language: 'en' | 'zh' | 'ko', label: string) => FieldBinding<string>;
  asksPlaceOfBirth: (label: string) => FieldBinding<boolean>;
}

/** What a route says of itself, whether it is new or not. */
export function RouteFields({ distance, description, asksPlaceOfBirth }: RouteFieldsProps) {
  const { t } = useTranslation('routes');
  return (
    <>
      <NumberField {...distance(t('fields.distance'))} />
      <FormRow>
        <TextArea {...description('en', t('fields.descriptionEn'))} />
      </FormRow>
      <FormRow>
        <TextArea {...description('zh', t('fields.descriptionZh'))} lang="zh" />
      </FormRow>
      <FormRow>
        <TextArea {...description('ko', t('fields.descriptionKo'))} lang="ko" />
      </FormRow>
      <FormRow>
        <Checkbox {...asksPlaceOfBirth(t('fields.asksPlaceOfBirth'))} />
      </FormRow>
    </>
  );
}
