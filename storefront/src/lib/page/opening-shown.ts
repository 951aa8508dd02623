import { frameDrawn } from './frame-drawn.ts';

/** How long a picture of the opening may take: after that, the page begins without it. */
const PICTURE_MS = 500;

/** How long the code of the site waits for the ticket of an order: two answers, one after the other, without competition for the connection. */
const TICKET_MS = 700;

/**
 * Resolves when the browser has drawn the opening of the page with its pictures. On a phone the site's code needs the processor for
 * some tenths of a second, and nothing is drawn in that time.
 */
export async function openingShown(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.opening img')];
  await Promise.race([Promise.allSettled(pictures.map(picture => picture.decode())), after(PICTURE_MS)]);
  await frameDrawn();
}

/** Resolves when the next ticket of an order was drawn into the opening, or there is none, or it takes too long. */
export async function ticketShown(ticket: Promise<void>): Promise<void> {
  await Promise.race([ticket.catch(() => undefined), after(TICKET_MS)]);
}

const after = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
