import { type PdfForm, recordForm } from './pdf-form.ts';

/**
 * Makes a picture of shared/art a form of vectors: sharp in any print, and a few kilobytes. It supports only the elements and
 * attributes that shared/art uses, and throws for others, so that no picture is drawn incompletely.
 */

type Doc = PDFKit.PDFDocument;
type Attributes = Partial<Record<string, string>>;
type Gradient = { kind: string; attributes: Attributes; stops: Attributes[] };

/** Grain is for screens: on paper it looks like dirt, and doubles the file's size. */
const skipped = new Set(['pattern', 'defs', 'stop', 'linearGradient', 'radialGradient', 'svg']);

const tags = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;

/** An SVG picture of shared/art that fills a form of this size, in points, clipped at its edges. */
export function artForm(svg: string, width: number, height: number): PdfForm {
  return recordForm(width, height, doc => drawArt(doc, svg, width, height));
}

function drawArt(doc: Doc, svg: string, boxWidth: number, boxHeight: number): void {
  const { elements, gradients } = readDrawing(svg);
  const { width = '1', height = '1' } = elements[0]?.attributes ?? {};
  doc.scale(Math.max(boxWidth / Number(width), boxHeight / Number(height)));
  let insidePattern = false;
  for (const { closing, empty, name, attributes } of elements) {
    if (name === 'pattern') insidePattern = !closing;
    if (insidePattern || skipped.has(name)) continue;
    if (name === 'g') {
      if (closing) doc.restore();
      else if (!empty) openGroup(doc, attributes);
    } else if (!closing) drawShape(doc, name, attributes, gradients);
  }
}

function readDrawing(svg: string) {
  const elements = [...svg.matchAll(tags)].map(([, closing, name = '', attributes = '', empty]) => ({
    closing: closing === '/',
    empty: empty === '/',
    name,
    attributes: readAttributes(attributes),
  }));
  return { elements, gradients: readGradients(elements) };
}

function readAttributes(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

function readGradients(
  elements: { name: string; closing: boolean; attributes: Attributes }[],
): Map<string, Gradient> {
  const gradients = new Map<string, Gradient>();
  let last: Gradient | undefined;
  for (const { name, closing, attributes } of elements) {
    if (closing) continue;
    if (name.endsWith('Gradient')) {
      last = { kind: name, attributes, stops: [] };
      gradients.set(`url(#${attributes.id})`, last);
    } else if (name === 'stop') last?.stops.push(attributes);
  }
  return gradients;
}

function openGroup(doc: Doc, { transform, opacity }: Attributes): void {
  doc.save();
  if (transform) applyTransform(doc, transform);
  if (opacity) doc.opacity(Number(opacity));
}

function applyTransform(doc: Doc, transform: string): void {
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b] = list.split(/[\s,]+/).map(Number);
    if (name === 'translate') doc.translate(a, b ?? 0);
    else if (name === 'scale') doc.scale(a, b ?? a);
    else if (name === 'rotate') doc.rotate(a);
    else throw new Error(`art has an unknown transform: ${transform}`);
  }
}

function drawShape(doc: Doc, name: string, attributes: Attributes, gradients: Map<string, Gradient>): void {
  const isGrain = attributes.fill?.startsWith('url(') && !gradients.has(attributes.fill);
  if (isGrain) return;
  const gradient = gradients.get(attributes.fill ?? '');
  const box = boxOf(name, attributes);
  doc.save();
  if (attributes.transform) applyTransform(doc, attributes.transform);
  if (attributes.opacity) doc.opacity(Number(attributes.opacity));
  if (gradient?.kind === 'radialGradient') drawGlow(doc, gradient, box);
  else {
    outline(doc, name, attributes);
    paint(doc, attributes, gradient && gradientOn(doc, gradient, box));
  }
  doc.restore();
}

function outline(doc: Doc, name: string, attributes: Attributes): void {
  const at = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'path') doc.path(attributes.d ?? '');
  else if (name === 'circle') doc.circle(at('cx'), at('cy'), at('r'));
  else if (name === 'rect' && attributes.rx)
    doc.roundedRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
  else if (name === 'rect') doc.rect(at('x'), at('y'), at('width'), at('height'));
  else throw new Error(`art has an unknown element: ${name}`);
}

function paint(doc: Doc, attributes: Attributes, gradient: PDFKit.PDFGradient | undefined): void {
  const { fill = '#000000', stroke } = attributes;
  const ground = gradient ?? fill;
  if (stroke) setPen(doc, attributes);
  if (stroke && fill !== 'none') doc.fillAndStroke(ground, stroke);
  else if (stroke) doc.stroke(stroke);
  else doc.fill(ground);
}

function setPen(doc: Doc, attributes: Attributes): void {
  doc.lineWidth(Number(attributes['stroke-width'] ?? 1));
  if (attributes['stroke-linecap'] === 'round') doc.lineCap('round');
  if (attributes['stroke-linejoin'] === 'round') doc.lineJoin('round');
  const [dash, gap] = (attributes['stroke-dasharray'] ?? '').split(' ').filter(Boolean).map(Number);
  // A dash of length zero with a round end is a dot; PDFKit requires a positive length.
  if (dash !== undefined) doc.dash(Math.max(dash, 0.01), { space: gap ?? dash });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Gradients of shared/art are relative to the shape that they fill; only rectangles and circles have one. */
function boxOf(name: string, attributes: Attributes): Box {
  const at = (key: string) => Number(attributes[key] ?? 0);
  return name === 'circle'
    ? { x: at('cx') - at('r'), y: at('cy') - at('r'), width: 2 * at('r'), height: 2 * at('r') }
    : { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
}

function gradientOn(
  doc: Doc,
  { attributes, stops }: Gradient,
  { x, y, width, height }: Box,
): PDFKit.PDFGradient {
  const [right, down] = [width * Number(attributes.x2 ?? 1), height * Number(attributes.y2 ?? 0)];
  const gradient = doc.linearGradient(x, y, x + right, y + down);
  for (const stop of stops) gradient.stop(Number(stop.offset), stop['stop-color'] ?? '#000000');
  return gradient;
}

const RINGS = 9;

/** A light that fades outwards, as rings on top of each other: a transparent gradient costs five PDF objects per lantern. */
function drawGlow(doc: Doc, { stops }: Gradient, { x, y, width, height }: Box): void {
  let below = 0;
  for (let ring = 0; ring < RINGS; ring++) {
    const share = 1 - ring / RINGS;
    const { color, opacity } = fadeAt(stops, share - 0.5 / RINGS);
    const added = Math.max(0, (opacity - below) / (1 - below));
    below = opacity;
    doc
      .circle(x + width / 2, y + height / 2, (width / 2) * share)
      .fillOpacity(Math.round(added * 100) / 100)
      .fill(color);
  }
}

function fadeAt(stops: Attributes[], offset: number): { color: string; opacity: number } {
  const at = (stop: Attributes | undefined, key: string) => Number(stop?.[key] ?? 1);
  const after = stops.findIndex(stop => at(stop, 'offset') >= offset);
  const [from, to] = [stops[after - 1], stops[after]];
  const share = (offset - at(from, 'offset')) / (at(to, 'offset') - at(from, 'offset'));
  const opacity = at(from, 'stop-opacity') * (1 - share) + at(to, 'stop-opacity') * share;
  return { color: to?.['stop-color'] ?? '#000000', opacity };
}
