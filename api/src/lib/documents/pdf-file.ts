import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import PDFDocument from 'pdfkit';

/** A PDF without pages yet, with its language and title for screen readers. */
export function createPdf({
  language,
  title,
  operator,
}: {
  language: Language;
  title: string;
  operator: string;
}): PDFKit.PDFDocument {
  return new PDFDocument({
    margin: 0,
    font: '',
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: operator, Creator: operator, Producer: 'Gangway' },
  });
}

/** The bytes of a PDF after `draw` has drawn its pages. */
export async function pdfBytes(doc: PDFKit.PDFDocument, draw: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  draw();
  doc.end();
  return written;
}
