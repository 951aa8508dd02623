import { createToastQueue } from '@gangway/shared/ui/toast/toast-queue.ts';

/** The messages of this page; they stand for 5 seconds (R80). */
export const toasts = createToastQueue();
