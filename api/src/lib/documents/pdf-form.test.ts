import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { pdfBytes } from './pdf-file.ts';
import { placeForm, recordForm } from './pdf-form.ts';

/** A half transparent rectangle in a gradient. */
const form = recordForm(60, 40, doc => {
  const gradient = doc.linearGradient(0, 0, 60, 0).stop(0, '#0b6b80').stop(1, '#ffffff');
  doc.opacity(0.5).rect(0, 0, 60, 40).fill(gradient);
});

async function documentOf(pages: number): Promise<string> {
  const doc = new PDFDocument({ autoFirstPage: false, compress: false });
  const bytes = await pdfBytes(doc, () => {
    for (let page = 0; page < pages; page++) {
      doc.addPage();
      placeForm(doc, form, 10, 20);
    }
  });
  return bytes.toString('latin1');
}

test('a document has the form once, however many pages show it', async () => {
  const text = await documentOf(3);
  expect(text.match(/\/Subtype \/Form/g)).toHaveLength(1);
  expect(text.match(/\/Form\d+ Do/g)).toHaveLength(3);
});

test('refers to nothing outside itself, so that every document can have the same bytes', async () => {
  const text = await documentOf(1);
  const dictionary = /<<\s*\/Type \/XObject.*?stream/s.exec(text)?.[0] ?? '';
  expect(dictionary).toContain('/ShadingType 2');
  expect(dictionary).toContain('/ca 0.5');
  expect(dictionary).not.toMatch(/\d+ \d+ R/);
});

test('draws with the names of its own resources', () => {
  const { ExtGState, Pattern } = form.resources as { ExtGState: object; Pattern: object };
  const operators = inflateSync(form.content).toString();
  const used = [...operators.matchAll(/\/(Gs\d+) gs|\/(Sh\d+) scn/g)].map(
    ([, state, shade]) => state ?? shade,
  );
  expect(used).toEqual([...Object.keys(ExtGState), ...Object.keys(Pattern)]);
});

test('lies with its upper left corner at the point', async () => {
  const text = await documentOf(1);
  expect(text).toContain('1 0 0 -1 10 60 cm');
  expect(text).toContain('/BBox [0 0 60 40]');
});
