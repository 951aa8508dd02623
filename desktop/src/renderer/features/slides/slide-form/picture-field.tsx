import type { Picture } from '@gangway/shared/contract/office/fleet/pictures.ts';
import { FieldError } from '@gangway/shared/ui/form/field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureProblem } from '../../../lib/picture-file.ts';
import { PictureDrop } from '../../../ui/pictures/picture-drop.tsx';
import { uploadSlidePicture } from '../requests/slides.ts';
import styles from './slide-form.module.css';

interface PictureFieldProps {
  id: string;
  error: string | undefined;
  onPicture: (picture: Picture) => void;
}

/** The picture of a slide: uploaded immediately, shown in the preview, and assigned when the slide is saved. */
export function PictureField({ id, error, onPicture }: PictureFieldProps) {
  const { t } = useTranslation(['slides', 'prescribed', 'frame']);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const send = async (file: File) => {
    const problem = await pictureProblem(file);
    if (problem)
      return setFailure(
        t('frame:labelled', { label: t(`prescribed:validation.${problem}`), value: file.name }),
      );
    setBusy(true);
    setFailure('');
    try {
      onPicture(await uploadSlidePicture(file));
    } catch (refused) {
      setFailure((refused as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div id={id} tabIndex={-1} className={styles.field}>
      <PictureDrop
        label={t('form.choose')}
        busyLabel={t('form.uploading')}
        busy={busy}
        describedBy={`${id}-hint`}
        onFiles={([file]) => file && void send(file)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('form.pictureHint')}
      </p>
      <FieldError id={`${id}-error`}>{failure || error}</FieldError>
    </div>
  );
}
