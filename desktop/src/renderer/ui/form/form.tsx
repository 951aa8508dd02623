import { classNames } from '@gangway/shared/ui/class-names.ts';
import { useFocusReturned } from '@gangway/shared/ui/form/focus-returned.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OthersChanges } from '../../lib/forms/use-others-changes.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { beginAtLoadedField } from '../dialogs/dialog.tsx';
import { ChangesDialog } from './changes-dialog.tsx';
import styles from './form.module.css';

interface FormProps {
  /** The result of `useOfficeForm`. */
  form: {
    submit: () => Promise<void>;
    failure: string | undefined;
    saving?: boolean;
    sending?: boolean;
    question: OthersChanges | undefined;
  };
  /** Lets buttons outside submit it: `<Button type="submit" form={id}>`. Those of a `FormDialog` do so by themselves. */
  id?: string;
  /** Fields in two columns if there is space. */
  columns?: 1 | 2;
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** The state of a form in a dialog; `missing` while the dialog loads the form's data. */
export type FormState = 'missing' | 'ready' | 'saving';

/** What a dialog gives to its form: the id that the submit button uses, and a callback for its state. */
export const SurroundingDialog = createContext<{
  formId: string;
  setState: (state: FormState) => void;
} | null>(null);

/**
 * Fields that are saved together. Enter or Ctrl+S saves, unless a field has unreadable text. The reason of a failure is
 * shown on top. A dialog closes when its form is saved, so nothing can be entered while the request is under way.
 */
export function Form({ form, id, columns = 1, onKeyDown, children }: FormProps) {
  const { t } = useTranslation('frame');
  const element = useRef<HTMLFormElement>(null);
  const dialog = useContext(SurroundingDialog);
  const closed = dialog !== null && form.sending === true;
  useFocusReturned(element, closed);
  useEffect(() => dialog?.setState(form.saving ? 'saving' : 'ready'), [dialog, form.saving]);
  useEffect(() => () => dialog?.setState('missing'), [dialog]);
  useEffect(() => {
    if (dialog && element.current) beginAtLoadedField(element.current);
  }, [dialog]);
  const send = () => {
    const unread = firstUnread(element.current);
    if (unread) unread.focus();
    else void form.submit();
  };
  useShortcut('mod+s', t('save'), send);
  return (
    <>
      <form
        ref={element}
        id={id ?? dialog?.formId}
        noValidate
        inert={closed}
        onKeyDown={onKeyDown}
        className={classNames(styles.form, columns === 2 && styles.two)}
        onSubmit={event => {
          event.preventDefault();
          send();
        }}
      >
        {form.failure && (
          <Notice live tone="bad" className={styles.whole}>
            {form.failure}
          </Notice>
        )}
        {children}
      </form>
      <ChangesDialog question={form.question} />
    </>
  );
}

/** The first field with unreadable text; all such fields show a message from now on. */
function firstUnread(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const inputs = form?.querySelectorAll('input') ?? [];
  return [...inputs]
    .filter(({ validity }) => validity.customError)
    .filter(input => !input.checkValidity())[0];
}

/** A row of a form with its full width. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.whole}>{children}</div>;
}

/** A note about several fields. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={classNames(styles.whole, styles.note)}>{children}</p>;
}

/** Related fields under a heading. */
export function FormSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={classNames(styles.whole, styles.section)}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
