import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import { MOST_SHIP_IMAGES } from '@gangway/shared/contract/office/fleet/pictures.ts';
import type { OfficeShip } from '@gangway/shared/contract/office/fleet/ships.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureProblem } from '../../../lib/picture-file.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { PictureDrop } from '../../../ui/pictures/picture-drop.tsx';
import { addShipImages, deleteShipImage, orderShipImages, readShipImages } from '../requests/ships.ts';
import { moveItem } from './image-order.ts';
import styles from './ship-form.module.css';

/** A ship's pictures: added, reordered by dragging or buttons, deleted; each change is saved immediately. */
export function ShipImages({ ship }: { ship: OfficeShip }) {
  const { t } = useTranslation(['ships', 'prescribed', 'frame']);
  const hintId = useId();
  const [images, setImages] = useState(ship.images);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);

  const run = async (work: () => Promise<OfficeShip>) => {
    setBusy(true);
    setFailure('');
    try {
      setImages((await work()).images);
    } catch (error) {
      setFailure((error as Error).message);
      if (failureOf(error) === 'list-changed') setImages(await readShipImages(ship.id));
    } finally {
      setBusy(false);
    }
  };
  const add = async (files: File[]) => {
    if (images.length + files.length > MOST_SHIP_IMAGES)
      return setFailure(t('prescribed:validation.imageCount'));
    for (const file of files) {
      const problem = await pictureProblem(file);
      if (problem)
        return setFailure(
          t('frame:labelled', { label: t(`prescribed:validation.${problem}`), value: file.name }),
        );
    }
    await run(() => addShipImages(ship.id, files));
  };
  const move = (from: number, to: number) => {
    const names = images.map(image => image.name);
    if (from !== to)
      void run(() => orderShipImages(ship.id, { seen: names, names: moveItem(names, from, to) }));
  };
  const drop = (to: number) => {
    if (dragged !== null) move(dragged, to);
    setDragged(null);
    setOver(null);
  };

  return (
    <section className={styles.images} aria-label={t('images.title')}>
      <h3>{t('images.title')}</h3>
      <p id={hintId} className={styles.quiet}>
        {t('images.hint')}
      </p>
      {failure && (
        <Notice live tone="bad">
          {failure}
        </Notice>
      )}
      <ol className={styles.list}>
        {images.map(({ name, url }, index) => {
          const number = index + 1;
          return (
            <li
              key={name}
              className={styles.image}
              draggable
              data-over={over === index && dragged !== index}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragOver={event => {
                if (dragged === null) return;
                event.preventDefault();
                setOver(index);
              }}
              onDrop={event => {
                event.preventDefault();
                drop(index);
              }}
            >
              <img src={url} alt={t('images.image', { number, count: images.length })} draggable={false} />
              <div className={styles.tools}>
                <IconButton
                  icon={ArrowLeft}
                  label={t('images.earlier', { number })}
                  disabled={busy || index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon={Trash2}
                  label={t('images.delete', { number })}
                  disabled={busy}
                  onClick={() => setDeleting(name)}
                />
                <IconButton
                  icon={ArrowRight}
                  label={t('images.later', { number })}
                  disabled={busy || index === images.length - 1}
                  onClick={() => move(index, index + 1)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      {images.length < MOST_SHIP_IMAGES && (
        <PictureDrop
          label={t('images.add')}
          busyLabel={t('images.uploading')}
          busy={busy}
          multiple
          describedBy={hintId}
          onFiles={files => void add(files)}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        destructive
        title={t('images.deleteTitle')}
        consequence={t('images.deleteConsequence')}
        action={t('images.deleteAction')}
        onConfirm={async () => {
          if (deleting) setImages((await deleteShipImage(ship.id, deleting)).images);
        }}
      />
    </section>
  );
}
