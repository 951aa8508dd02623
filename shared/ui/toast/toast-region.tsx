import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { useKit } from '../kit.tsx';
import type { ToastAction, ToastQueue } from './toast-queue.ts';
import styles from './toast-region.module.css';

interface ToastRegionProps {
  queue: ToastQueue;
  /** Names the region for screen readers: "Messages". */
  label: string;
  dismissLabel: string;
}

/**
 * The region of the messages. It is mounted once, as a live region must exist before its first message. `data-messages` lets a
 * dialog distinguish a press on a message from a press outside.
 */
export function ToastRegion({ queue, label, dismissLabel }: ToastRegionProps) {
  const { Icon, icons } = useKit();
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts);
  const region = useRef<HTMLElement>(null);

  // Above an open modal dialog, which is in the browser's top layer: the latest popover is on top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the messages moves the region to the top again
  useEffect(() => {
    const box = region.current;
    if (!box || box.contains(document.activeElement)) return;
    box.hidePopover();
    box.showPopover();
  }, [toasts]);

  return (
    <section
      ref={region}
      popover="manual"
      className={styles.region}
      aria-label={label}
      aria-live="polite"
      data-messages
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={queue.pause}
      onBlur={queue.resume}
    >
      {toasts.map(toast => (
        <div
          key={toast.id}
          className={classNames(styles.toast, styles[toast.tone])}
          role={toast.tone === 'bad' ? 'alert' : undefined}
        >
          <Icon icon={icons[toast.tone]} />
          <p className={styles.text}>{toast.text}</p>
          {toast.action && <ActionButton queue={queue} id={toast.id} action={toast.action} />}
          <button
            type="button"
            className={styles.dismiss}
            aria-label={dismissLabel}
            onClick={() => queue.dismiss(toast.id)}
          >
            <Icon icon={icons.close} />
          </button>
        </div>
      ))}
    </section>
  );
}

/** The action of a message, which ends with it. */
function ActionButton({ queue, id, action }: { queue: ToastQueue; id: number; action: ToastAction }) {
  return (
    <button
      type="button"
      className={styles.action}
      onClick={() => {
        queue.dismiss(id);
        action.run();
      }}
    >
      {action.label}
    </button>
  );
}
