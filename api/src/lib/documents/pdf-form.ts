import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

type Doc = PDFKit.PDFDocument;

/** A drawing as a form XObject of PDF: compressed once, and the same bytes in each document that shows it. */
export interface PdfForm {
  /** Points. */
  width: number;
  height: number;
  /** The operators, deflated. */
  content: Buffer;
  /** The opacities and gradients to which the operators refer by name. */
  resources: object;
}

/** Draws a form on a page of its own, with pdfkit's operators. It may hold shapes, opacities and opaque gradients; no text or pictures. */
export function recordForm(width: number, height: number, draw: (doc: Doc) => void): PdfForm {
  const operators: string[] = [];
  const doc = new PDFDocument({ margin: 0, font: '', autoFirstPage: false });
  doc.addContent = operator => {
    operators.push(operator);
    return doc;
  };
  doc.addPage({ size: [width, height], margin: 0 });
  draw(doc);
  const { ext_gstates: ExtGState, patterns: Pattern } = doc.page;
  return {
    width,
    height,
    content: deflateSync(operators.join('\n'), { level: 9 }),
    resources: inlined({ ExtGState, Pattern }) as object,
  };
}

/** The forms that a document has already. */
const placed = new WeakMap<Doc, Map<PdfForm, PDFKit.PDFKitReference>>();

/** Places the form with its upper left corner at a point. However often a document shows it, it has its bytes once. */
export function placeForm(doc: Doc, form: PdfForm, x: number, y: number): void {
  const forms = placed.get(doc) ?? new Map<PdfForm, PDFKit.PDFKitReference>();
  placed.set(doc, forms);
  const reference = forms.get(form) ?? embed(doc, form);
  forms.set(form, reference);
  const name = `Form${reference.id}`;
  doc.page.xobjects[name] = reference;
  doc.save();
  // A form's own coordinates begin below, as PDF's do; pdfkit's pages begin above.
  doc.transform(1, 0, 0, -1, x, y + form.height);
  doc.addContent(`/${name} Do`);
  doc.restore();
}

function embed(doc: Doc, { width, height, content, resources }: PdfForm): PDFKit.PDFKitReference {
  const reference = doc.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Resources: resources,
    Filter: 'FlateDecode',
  });
  reference.end(content);
  return reference;
}

/** A dictionary with what it refers to in place of the references, which are valid in their own document only. */
function inlined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inlined);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(isReference(value) ? value.data : value);
  return Object.fromEntries(entries.map(([key, entry]) => [key, inlined(entry)]));
}

const isReference = (value: object): value is PDFKit.PDFKitReference => 'data' in value && 'gen' in value;
