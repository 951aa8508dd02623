import { classNames } from '@gangway/shared/ui/class-names.ts';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called for Escape, the ✕ and a press outside; the owner then sets `open` to false, or asks first. */
  onClose: () => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the decisive one last. */
  actions?: ReactNode;
  size?: 'small' | 'normal' | 'wide';
  /** Everything that is pressed is large enough for a hand in a glove. */
  gloves?: boolean;
}

/** A modal in the middle: the focus stays inside, and goes back to where it came from. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} place="middle" />;
}

/** A modal at the right edge, as high as the window: for a record beside its list. */
export function Drawer(props: DialogProps) {
  return <Modal {...props} place="edge" />;
}

/** A message stands above every dialog; pressing it closes none. */
const isMessage = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-messages]') !== null;

/** The focus begins at the first field where something is to be entered, or at the dialog as a whole: not at a button that somebody might press by habit. */
function beginAtField(event: Event): void {
  event.preventDefault();
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  (fields.find(field => !isChosen(field, fields)) ?? dialog).focus();
}

/** A radio button of a group in which one is chosen: whoever agrees has nothing to do there. */
const isChosen = ({ type, name }: HTMLInputElement, fields: readonly HTMLInputElement[]): boolean =>
  type === 'radio' && fields.some(other => other.name === name && other.checked);

function Modal(props: DialogProps & { place: 'middle' | 'edge' }) {
  const { open, onClose, title, description, children, actions, size = 'normal', gloves, place } = props;
  const { t } = useTranslation('frame');
  return (
    <Radix.Root open={open} onOpenChange={next => !next && onClose()}>
      <Radix.Portal>
        {/* Radix's own overlay brings a sheet of styles with it, which the page's policy forbids. */}
        <div className={styles.backdrop} />
        <Radix.Content
          className={classNames(styles.dialog, styles[place], styles[size], gloves && styles.gloves)}
          // Radix looks for a description unless it is told that there is none.
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={beginAtField}
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
