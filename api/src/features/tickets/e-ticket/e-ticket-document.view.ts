import PDFDocument from 'pdfkit';
import { textsIn } from '../../../lib/texts.ts';
import { A4, drawA4Page } from './a4-page.view.ts';
import type { ETicket, PageFormat, Voyage } from './e-ticket.types.ts';
import { drawPhonePage, PHONE } from './phone-page.view.ts';

const formats = { a4: { size: A4, draw: drawA4Page }, phone: { size: PHONE, draw: drawPhonePage } };

/** The e-tickets of an order as one PDF, a page a passenger (R23). */
export async function eTicketPdf(
  voyage: Voyage,
  tickets: readonly ETicket[],
  format: PageFormat,
): Promise<Buffer> {
  const { size, draw } = formats[format];
  const doc = new PDFDocument({
    size,
    margin: 0,
    font: '',
    autoFirstPage: false,
    lang: voyage.language,
    displayTitle: true,
    info: {
      Title: textsIn(voyage.language)('documents:ticket.fileTitle', {
        order: voyage.orderNumber,
        operator: voyage.operator.name,
      }),
      Author: voyage.operator.name,
      Creator: voyage.operator.name,
      Producer: 'Gangway',
    },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const [index, ticket] of tickets.entries()) {
    doc.addPage({ size, margin: 0 });
    draw(doc, voyage, ticket, index + 1, tickets.length);
  }
  doc.end();
  return written;
}
