import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { PICTURE_TYPES } from '../../lib/picture-file.ts';
import { IconView } from '../icon.tsx';
import styles from './file-field.module.css';

interface PictureDropProps {
  label: string;
  /** Shown instead of the label during an upload. */
  busyLabel: string;
  busy: boolean;
  multiple?: boolean;
  disabled?: boolean;
  /** Id of a text elsewhere that describes the field. */
  describedBy?: string;
  onFiles: (files: File[]) => void;
}

/** A drop zone for pictures that are uploaded immediately, chosen or dropped. */
export function PictureDrop(props: PictureDropProps) {
  const { label, busyLabel, busy, multiple, disabled, describedBy, onFiles } = props;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const locked = disabled || busy;
  const take = (files: FileList | null) => {
    if (!locked && files && files.length > 0) onFiles([...files]);
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      htmlFor={id}
      className={classNames(styles.zone, over && styles.over)}
      onDragOver={event => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        id={id}
        type="file"
        className={styles.input}
        accept={PICTURE_TYPES}
        multiple={multiple}
        disabled={locked}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={event => take(event.target.files)}
      />
      {busy ? <Spinner /> : <IconView icon={ImagePlus} />}
      <span aria-hidden>{busy ? busyLabel : label}</span>
    </label>
  );
}
