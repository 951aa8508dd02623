import { PDFiumLibrary } from '@hyzyla/pdfium';

export interface PrintedPage {
  text: string;
  /** RGBA, row by row. */
  picture: { data: Uint8ClampedArray; width: number; height: number };
}

/** Opens a PDF with PDFium, the reader inside Chromium, and shows each page as text and as a picture. */
export async function openPdf(bytes: Uint8Array): Promise<PrintedPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages: PrintedPage[] = [];
  for (const page of document.pages()) {
    // Read before it is painted: this build of PDFium loses the text of a page that it has painted.
    const text = page.getText();
    const { data, width, height } = await page.render({ scale: 2, render: 'bitmap' });
    pages.push({ text, picture: { data: new Uint8ClampedArray(data), width, height } });
  }
  document.destroy();
  library.destroy();
  return pages;
}
