import { createToastQueue } from '@gangway/shared/ui/toast/toast-queue.ts';

/** The messages of this page; they stand for 5 seconds (specification section 8). */
export const toasts = createToastQueue();
