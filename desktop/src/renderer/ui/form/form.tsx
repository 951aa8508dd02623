import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OthersChanges } from '../../lib/forms/use-others-changes.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import styles from './form.module.css';

interface FormProps {
  /** What `useOfficeForm` gives. */
  form: {
    submit: () => Promise<void>;
    failure: string | undefined;
    saving?: boolean;
    asked: OthersChanges | undefined;
  };
  /** Lets buttons outside send it: `<Button type="submit" form={id}>`. Those of a `FormDialog` do so by themselves. */
  id?: string;
  /** Fields in two columns where there is room. */
  columns?: 1 | 2;
  children: ReactNode;
}

/** How a form stands with the dialog around it; `missing` while the dialog loads what the form needs. */
export type FormState = 'missing' | 'ready' | 'saving';

/** What a dialog around a form lends to it: the id that the dialog's button sends, and an ear for its state. */
export const SurroundingDialog = createContext<{
  formId: string;
  setState: (state: FormState) => void;
} | null>(null);

/**
 * Fields that are saved together; Enter or Ctrl+S saves, unless a field holds what it cannot read. Why saving failed
 * stands on top.
 */
export function Form({ form, id, columns = 1, children }: FormProps) {
  const { t } = useTranslation('frame');
  const element = useRef<HTMLFormElement>(null);
  const dialog = useContext(SurroundingDialog);
  useEffect(() => dialog?.setState(form.saving ? 'saving' : 'ready'), [dialog, form.saving]);
  useEffect(() => () => dialog?.setState('missing'), [dialog]);
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
      <ChangesDialog asked={form.asked} />
    </>
  );
}

/** The first field with a text that it cannot read; each of them says so from now on. */
function firstUnread(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const inputs = form?.querySelectorAll('input') ?? [];
  return [...inputs]
    .filter(({ validity }) => validity.customError)
    .filter(input => !input.checkValidity())[0];
}

/** A line of a form that takes its whole width. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.whole}>{children}</div>;
}

/** What holds for several fields, across the form. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={classNames(styles.whole, styles.note)}>{children}</p>;
}

/** Fields that belong together, under a heading. */
export function FormSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={classNames(styles.whole, styles.section)}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
