import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OrderTicket } from '@gangway/shared/contract/sales/orders.ts';
import { qrPicture } from './qr-picture.ts';

/**
 * Draws a ticket's name, code and code to type into the opening of an order's page (R393): at a gate, a slow phone shows the code
 * seconds before it has run the code of the site. The placeholder shrinks to that of the boarding times above it. Nothing happens if
 * the screen is there already.
 */
export async function drawTicket(
  { passengerName, verificationCode }: Pick<OrderTicket, 'passengerName' | 'verificationCode'>,
  session: Session,
  svg: string,
): Promise<void> {
  const qr = new Image();
  qr.src = qrPicture(svg);
  await qr.decode();
  const placeholder = document.querySelector('.opening-order .opening-bone');
  if (!placeholder) return;
  const ticket = document.createElement('div');
  ticket.className = 'opening-ticket';
  ticket.dataset.session = session;
  ticket.append(paragraph(passengerName), qr, paragraph(verificationCode ?? ''));
  placeholder.classList.add('opening-boarding');
  placeholder.after(ticket);
}

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}
