import { amenities as standardAmenities } from '@gangway/shared/contract/base/amenities.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { FieldError } from '@gangway/shared/ui/form/field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from '../../../lib/forms/field-words.ts';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useAmenityName } from '../names/use-amenity-name.ts';
import styles from './amenities-field.module.css';

/** The amenities of a room type: the known ones, and the operator's own (R115). */
export function AmenitiesField({ id, value, onChange, error }: FieldBinding<string[]>) {
  const { t } = useTranslation('room-types');
  const { enumerate } = useFormat();
  const amenityName = useAmenityName();
  useFieldWords(id, (names: readonly string[]) => enumerate(names.map(amenityName)));
  const [other, setOther] = useState('');
  const own = value.filter(name => !(standardAmenities as readonly string[]).includes(name));
  // A custom amenity that was removed can be added again until the form is closed.
  const [offered, setOffered] = useState<readonly string[]>(own);
  const toggle = (name: string, on: boolean) =>
    onChange(on ? [...value, name] : value.filter(amenity => amenity !== name));
  const isThere = value.some(name => name.toLowerCase() === other.trim().toLowerCase());
  const add = () => {
    const name = other.trim();
    if (name === '' || isThere) return;
    setOffered([...offered, name]);
    onChange([...value, name]);
    setOther('');
  };
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/useSemanticElements: the section around it is the fieldset */}
      <div
        id={id}
        role="group"
        tabIndex={-1}
        aria-label={t('amenities')}
        aria-describedby={error ? `${id}-error` : undefined}
        className={styles.amenities}
      >
        {[...standardAmenities, ...new Set([...offered, ...own])].map(name => (
          <Checkbox
            key={name}
            label={amenityName(name)}
            value={value.includes(name)}
            onChange={on => toggle(name, on)}
          />
        ))}
      </div>
      <div className={styles.other}>
        <TextField
          label={t('form.other')}
          value={other}
          maxLength={30}
          error={other !== '' && isThere ? t('form.duplicate') : undefined}
          onChange={setOther}
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>{t('form.add')}</Button>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
