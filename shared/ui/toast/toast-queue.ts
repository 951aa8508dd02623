type ToastTone = 'info' | 'ok' | 'warn' | 'bad';

/** What a message offers, such as to undo what it reports. */
export interface ToastAction {
  label: string;
  run: () => void;
}

interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  action: ToastAction | undefined;
}

export interface ToastQueue {
  /** Shows a message; a repeated text is shown once, with a restarted timer and the latest action. */
  show: (text: string, tone?: ToastTone, action?: ToastAction) => void;
  dismiss: (id: number) => void;
  /** Dismisses the messages of the page that is left; one shown in the last second belongs to the new page (R387). */
  leavePage: () => void;
  /** Stops all timers while the pointer or the focus is on a message. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  toasts: () => readonly Toast[];
}

/** Messages are shown for 5 seconds (R80). */
const LIFETIME_MS = 5000;

/** A message that explains why the page changes is shown this long before the change, at most. */
const NEW_MS = 1000;

/**
 * Temporary messages, kept outside React so that both the fetcher and components can report a failure.
 * `schedule` starts a timer and returns its cancellation.
 */
export function createToastQueue(
  schedule: (run: () => void, ms: number) => () => void = scheduleTimeout,
): ToastQueue {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const cancels = new Map<number, () => void>();
  const recent = new Set<number>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    stop(id);
    set(toasts.filter(toast => toast.id !== id));
  };
  const stop = (id: number) => {
    cancels.get(id)?.();
    cancels.delete(id);
  };
  const start = (id: number) => {
    stop(id);
    cancels.set(
      id,
      schedule(() => dismiss(id), LIFETIME_MS),
    );
  };

  return {
    show(text, tone = 'info', action) {
      const last = toasts.at(-1);
      const isRepeated = last?.text === text && last.tone === tone;
      const id = isRepeated ? last.id : ++lastId;
      set([...(isRepeated ? toasts.slice(0, -1) : toasts), { id, tone, text, action }]);
      start(id);
      recent.add(id);
      schedule(() => recent.delete(id), NEW_MS);
    },
    dismiss,
    leavePage() {
      for (const { id } of toasts) if (!recent.has(id)) dismiss(id);
    },
    pause() {
      for (const { id } of toasts) stop(id);
    },
    resume() {
      for (const { id } of toasts) start(id);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toasts: () => toasts,
  };
}

function scheduleTimeout(run: () => void, ms: number) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
