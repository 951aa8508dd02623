import { createToastQueue } from '@gangway/shared/ui/toast/toast-queue.ts';

/** The toasts of this page; each is shown for 5 seconds (R80). */
export const toasts = createToastQueue();
