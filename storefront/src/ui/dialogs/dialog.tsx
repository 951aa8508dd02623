import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the ✕ and a press outside; the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  /** `sheet` slides up from the bottom edge on a phone; `middle` is a centered card on every screen. */
  layout?: 'sheet' | 'middle';
}

/** A modal based on the native `<dialog>`: the browser keeps the focus inside and returns it on closing. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  actions,
  layout = 'sheet',
}: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useOpen(box, titleId, open);
  usePressOutside(box, onClose);

  return (
    <dialog
      ref={box}
      className={`${styles.dialog} ${styles[layout]}`}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.frame}>
          <header className={styles.header}>
            <h2 className={styles.title} id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="cross" />
            </button>
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** The initial focus is on the title, not on a button that might be pressed by habit. */
function useOpen(box: RefObject<HTMLDialogElement | null>, titleId: string, open: boolean) {
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      document.getElementById(titleId)?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [box, titleId, open]);
}

/** A press on the backdrop has the dialog element itself as its target, because its content fills it to the edge. */
function usePressOutside(box: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useEffect(() => {
    const dialog = box.current;
    const press = (event: PointerEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog?.addEventListener('pointerdown', press);
    return () => dialog?.removeEventListener('pointerdown', press);
  }, [box, onClose]);
}
