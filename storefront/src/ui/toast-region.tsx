import { classNames } from '@gangway/shared/ui/class-names.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon, type IconName } from './icon.tsx';
import type { ToastQueue, ToastTone } from './toast-queue.ts';
import styles from './toast-region.module.css';

const TONE_ICON: Record<ToastTone, IconName> = { info: 'info', ok: 'check', bad: 'warning' };

interface ToastRegionProps {
  queue: ToastQueue;
  /** Names the region for screen readers: "Messages". */
  label: string;
  dismissLabel: string;
}

/** Where messages appear; mounted once, as a live region must be there before its first message. */
export function ToastRegion({ queue, label, dismissLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.toasts);
  const region = useRef<HTMLElement>(null);

  // Above an open dialog, which the browser lifts over everything else: the latest popover lies on top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the messages lifts the region anew
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
          <Icon name={TONE_ICON[toast.tone]} />
          <p className={styles.text}>{toast.text}</p>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={dismissLabel}
            onClick={() => queue.dismiss(toast.id)}
          >
            <Icon name="cross" />
          </button>
        </div>
      ))}
    </section>
  );
}
