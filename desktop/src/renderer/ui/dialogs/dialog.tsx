import { classNames } from '@gangway/shared/ui/class-names.ts';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called for Escape, the ✕ and a press outside; the owner then sets `open` to false, or asks for confirmation first. */
  onClose: () => void;
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  size?: 'small' | 'normal' | 'wide' | 'whole';
  /** Makes all controls large enough for gloved hands. */
  gloves?: boolean;
}

/** A centered modal: the focus stays inside, and returns to its previous element on closing. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} position="middle" />;
}

/** A modal at the right edge with the height of the window: for a record beside its list. */
export function Drawer(props: DialogProps) {
  return <Modal {...props} position="edge" />;
}

/** Whether the press was on a toast: toasts are above dialogs, and pressing one closes no dialog. */
const isMessage = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-messages]') !== null;

/**
 * Moves the initial focus to the first field to fill in, or to the dialog itself: not to a button that might be pressed
 * by habit.
 */
function beginAtField(dialog: HTMLElement): void {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(':is(input, select, textarea):enabled')];
  (fields.find(field => !isChosen(field, fields)) ?? dialog).focus();
}

function begin(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) beginAtField(event.currentTarget);
}

/** The initial focus for fields that are loaded after the dialog has opened, unless the user has moved the focus meanwhile. */
export function beginAtLoadedField(field: HTMLElement): void {
  const dialog = field.closest<HTMLElement>('[role="dialog"]');
  if (dialog && dialog === document.activeElement) beginAtField(dialog);
}

/** A radio button in a group that already has a selection needs no input. */
const isChosen = ({ type, name }: HTMLInputElement, fields: readonly HTMLInputElement[]): boolean =>
  type === 'radio' && fields.some(other => other.name === name && other.checked);

function Modal(props: DialogProps & { position: 'middle' | 'edge' }) {
  const { open, onClose, title, description, children, actions, size = 'normal', gloves, position } = props;
  const { t } = useTranslation('frame');
  return (
    <Radix.Root open={open} onOpenChange={next => !next && onClose()}>
      <Radix.Portal>
        {/* Not Radix's own overlay: it injects a style sheet, which the page's content security policy forbids. */}
        <div className={styles.backdrop} />
        <Radix.Content
          className={classNames(styles.dialog, styles[position], styles[size], gloves && styles.gloves)}
          // Radix warns about a missing description unless this is set explicitly.
          {...(description ? {} : { 'aria-describedby': undefined })}
          // Where toasts are shown meanwhile (styles/kit.css).
          data-modal={`${position} ${size}`}
          onOpenAutoFocus={begin}
          onInteractOutside={event => isMessage(event.target) && event.preventDefault()}
        >
          <header className={styles.header}>
            <div>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description && (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
            </div>
            <IconButton className={styles.close} icon={X} label={t('close')} onClick={onClose} />
          </header>
          {children && <div className={styles.body}>{children}</div>}
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
