import { logoUrl } from '@gangway/shared/contract/base/brand-files.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { FieldError } from '@gangway/shared/ui/form/field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';
import { pictureProblem } from '../../../lib/picture-file.ts';
import productMark from '../../../ui/mark.svg';
import { PictureDrop } from '../../../ui/pictures/picture-drop.tsx';
import { uploadLogo } from '../requests/upload-logo.ts';
import styles from './logo-field.module.css';

interface LogoFieldProps extends FieldBinding<string> {
  hint: string;
  disabled: boolean;
}

/** The logo: uploaded immediately, shown here and in the preview, and the operator's once it is saved. */
export function LogoField({ id, label, value, onChange, error, hint, disabled }: LogoFieldProps) {
  const { t } = useTranslation(['settings', 'prescribed']);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const send = async (file: File) => {
    const problem = await pictureProblem(file);
    if (problem) return setFailure(`${t(`prescribed:validation.${problem}`)}: ${file.name}`);
    setBusy(true);
    setFailure('');
    try {
      onChange((await uploadLogo(file)).name);
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
        <img
          src={value ? logoUrl(value) : productMark}
          alt={t('branding.logoShown')}
          width={64}
          height={64}
        />
        <PictureDrop
          label={t('branding.choose')}
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
