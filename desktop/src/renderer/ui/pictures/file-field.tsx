import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Field, type FieldTexts } from '@gangway/shared/ui/form/field.tsx';
import { FileUp, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import type { Controlled } from '../fields/controlled.ts';
import { IconView } from '../icon.tsx';
import styles from './file-field.module.css';

interface FileFieldProps extends FieldTexts, Controlled<readonly File[]> {
  /** As for an input's `accept`: `image/jpeg,image/png`, `.xlsx,.csv`. */
  accept: string;
  /** Allows several files. */
  multiple?: boolean;
}

/** A field for files, chosen or dropped. The form and the server check their type and size. */
export function FileField(props: FileFieldProps) {
  const {
    id,
    label,
    hint,
    error,
    optional,
    hideLabel,
    className,
    accept,
    multiple,
    value,
    onChange,
    onBlur,
    disabled,
  } = props;
  const { t } = useTranslation('frame');
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const added = [...(files ?? [])];
    if (added.length > 0) onChange(multiple ? [...value, ...added] : added.slice(0, 1));
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
      className={className}
    >
      {control => (
        <div className={styles.field}>
          <label
            className={classNames(styles.zone, over && styles.over)}
            onDragOver={event => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <input
              {...control}
              ref={input}
              type="file"
              className={styles.input}
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              onBlur={onBlur}
              onChange={event => take(event.target.files)}
            />
            <IconView icon={FileUp} />
            <span aria-hidden>{t(multiple ? 'files.chooseSeveral' : 'files.choose')}</span>
          </label>
          {value.length > 0 && (
            <ul className={styles.files}>
              {value.map(file => (
                <li key={`${file.name} ${file.size} ${file.lastModified}`}>
                  <span className={styles.name}>{file.name}</span>
                  <IconButton
                    icon={X}
                    label={t('files.remove', { name: file.name })}
                    onClick={() => onChange(value.filter(other => other !== file))}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}
