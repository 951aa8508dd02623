import { create } from 'zustand';

export type ToastTone = 'info' | 'ok' | 'warn' | 'bad';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
}

/** Specification section 8: messages stand for 5 seconds. */
export const TOAST_MS = 5000;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function start(id: number): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => toasts.dismiss(id), TOAST_MS),
  );
}

/** Messages that come and go, shown by code that stands outside of components as well. */
export const toasts = {
  /** Shows a message; the same text twice in a row shows once, with its time begun anew. */
  show(text: string, tone: ToastTone = 'info'): void {
    const shown = useToasts.getState().toasts;
    const last = shown.at(-1);
    if (last?.text === text && last.tone === tone) {
      start(last.id);
      return;
    }
    lastId += 1;
    useToasts.setState({ toasts: [...shown, { id: lastId, tone, text }] });
    start(lastId);
  },
  dismiss(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    useToasts.setState(({ toasts: shown }) => ({ toasts: shown.filter(toast => toast.id !== id) }));
  },
  /** Stops all clocks, while somebody reads: pointer or focus is on a message. */
  pause(): void {
    for (const timer of timers.values()) clearTimeout(timer);
  },
  resume(): void {
    for (const { id } of useToasts.getState().toasts) start(id);
  },
};
