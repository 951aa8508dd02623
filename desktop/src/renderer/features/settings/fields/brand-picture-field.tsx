import { heroUrl, logoUrl } from '@gangway/shared/contract/base/brand-files.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { FieldError } from '@gangway/shared/ui/form/field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';
import { pictureProblem } from '../../../lib/picture-file.ts';
import productMark from '../../../ui/mark.svg';
import { PictureDrop } from '../../../ui/pictures/picture-drop.tsx';
import { uploadBrandPicture } from '../requests/upload-brand-picture.ts';
import styles from './brand-picture-field.module.css';

interface BrandPictureFieldProps extends FieldBinding<string> {
  kind: 'logo' | 'hero';
  hint: string;
  disabled: boolean;
}

/** The logo, or the picture of the home page: uploaded immediately, shown here, and the operator's once it is saved. */
export function BrandPictureField(props: BrandPictureFieldProps) {
  const { id, label, value, onChange, error, kind, hint, disabled } = props;
  const { t } = useTranslation(['settings', 'prescribed']);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const send = async (file: File) => {
    const problem = await pictureProblem(file);
    if (problem) return setFailure(`${t(`prescribed:validation.${problem}`)}: ${file.name}`);
    setBusy(true);
    setFailure('');
    try {
      onChange((await uploadBrandPicture(kind, file)).name);
    } catch (refused) {
      setFailure((refused as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <fieldset id={id} tabIndex={-1} className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <div className={styles.choice}>
        {kind === 'logo' && (
          <img
            src={value ? logoUrl(value) : productMark}
            alt={t('branding.logoShown')}
            width={64}
            height={64}
          />
        )}
        {kind === 'hero' && value && (
          <img
            className={styles.hero}
            src={heroUrl(value, 'phone')}
            alt={t('branding.heroShown')}
            width={112}
            height={80}
          />
        )}
        <PictureDrop
          label={t(`branding.choose.${kind}`)}
          busyLabel={t('branding.uploading')}
          busy={busy}
          disabled={disabled}
          describedBy={`${id}-hint`}
          onFiles={([file]) => file && void send(file)}
        />
      </div>
      <FieldError id={`${id}-error`}>{failure || error}</FieldError>
      {value !== '' && !disabled && (
        <Button size="small" variant="quiet" onClick={() => onChange('')}>
          {t('branding.useOurs')}
        </Button>
      )}
    </fieldset>
  );
}
