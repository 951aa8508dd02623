import type { OrderTicket } from '@gangway/shared/contract/sales/orders.ts';

/** Whether a ticket is valid and its passenger has not boarded. */
export const mayBoard = ({ verificationCode, boardingStatus }: OrderTicket): boolean =>
  verificationCode !== null && boardingStatus !== 'boarded';
