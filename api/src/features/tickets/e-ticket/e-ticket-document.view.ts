import { createPdf, pdfBytes } from '../../../lib/documents/pdf-file.ts';
import { textsIn } from '../../../lib/texts.ts';
import { A4, drawA4Page } from './a4-page.view.ts';
import type { ETicketFile } from './e-ticket.types.ts';
import { drawPhonePage, PHONE } from './phone-page.view.ts';

const formats = { a4: { size: A4, draw: drawA4Page }, phone: { size: PHONE, draw: drawPhonePage } };

/** E-tickets as one PDF, one page per passenger (R23), order by order, each in its language. */
export async function eTicketPdf({ orders, format }: ETicketFile): Promise<Buffer> {
  const { size, draw } = formats[format];
  const { language, operator } = orders[0].voyage;
  const order = orders.map(({ voyage }) => voyage.orderNumber).join(', ');
  const title = textsIn(language)('documents:ticket.fileTitle', { order, operator: operator.name });
  const doc = createPdf({ language, title, operator: operator.name });
  return pdfBytes(doc, () => {
    for (const { voyage, tickets } of orders)
      for (const [index, ticket] of tickets.entries()) {
        doc.addPage({ size, margin: 0 });
        draw(doc, voyage, ticket, index + 1, tickets.length);
      }
  });
}
