import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of a PDF that can be searched and copied, page by page. */
export async function pdfText(file: ArrayBuffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(new Uint8Array(file));
    const pages = [...document.pages()].map(page => page.getText());
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}
