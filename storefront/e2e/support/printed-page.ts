import { PDFiumLibrary } from '@hyzyla/pdfium';

export interface PrintedPage {
  text: string;
  /** RGBA, row by row. */
  picture: { data: Uint8ClampedArray; width: number; height: number };
}

/** Renders a PDF with PDFium, Chromium's PDF library, and returns each page as text and as a picture. */
export async function openPdf(bytes: Uint8Array): Promise<PrintedPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages: PrintedPage[] = [];
  for (const page of document.pages()) {
    // Read before painting: this build of PDFium loses the text of a painted page.
    const text = page.getText();
    const { data, width, height } = await page.render({ scale: 2, render: 'bitmap' });
    pages.push({ text, picture: { data: new Uint8ClampedArray(data), width, height } });
  }
  document.destroy();
  library.destroy();
  return pages;
}
