import { inflateSync } from 'node:zlib';
import type { Pixels } from './read-qr.ts';

export interface PdfPage {
  /** In points. */
  width: number;
  height: number;
  /** Its drawing operators, decompressed. */
  content: string;
}

/** A minimal PDF reader: pages and decompressed streams. */
export function readPdf(bytes: Uint8Array): { pages: PdfPage[]; streams: string[]; objects: string[] } {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = [...text.matchAll(/(?<=\n|^)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  const byNumber = new Map(objects.map(([, number, body = '']) => [number, body]));
  const pages = [...byNumber.values()]
    .filter(body => /\/Type \/Page\b(?!s)/.test(body))
    .map(body => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? [];
      const content = byNumber.get(/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '') ?? '';
      return { width: Number(width), height: Number(height), content: unpack(content) };
    });
  const bodies = [...byNumber.values()];
  return { pages, streams: bodies.map(unpack), objects: bodies };
}

function unpack(body: string): string {
  const at = body.indexOf('stream\n');
  if (at < 0) return '';
  const data = Buffer.from(body.slice(at + 'stream\n'.length), 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(data).toString('latin1') : data.toString('latin1');
}

/** Whether the PDF's fonts map their glyphs to Unicode, so that the text can be searched and copied. */
export function hasSelectable(pdf: ReturnType<typeof readPdf>, letters: string): boolean {
  const maps = pdf.streams.filter(stream => stream.includes('beginbfrange')).join();
  return [...letters].every(letter =>
    maps.includes(`<${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}>`),
  );
}

/**
 * Paints the black rectangles of a page at `scale` pixels per point. PDF's axes point up, PDFKit's
 * down: its first operator flips the page, and the rest is read in PDFKit's axes.
 */
export function paintBlack({ width, height, content }: PdfPage, scale: number): Pixels {
  const [columns, rows] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const pixels = new Uint8ClampedArray(columns * rows * 4).fill(255);
  let rectangles: number[][] = [];
  let isBlack = false;
  for (const line of content.split('\n')) {
    const words = line.split(' ');
    const numbers = words.slice(0, -1).map(Number);
    const operator = words.at(-1);
    if (operator === 're') rectangles.push(numbers);
    else if (operator === 'scn') isBlack = numbers.join() === '0,0,0';
    else if (operator === 'f') {
      if (isBlack) for (const rectangle of rectangles) paint(rectangle);
      rectangles = [];
    }
  }
  return { data: pixels, width: columns, height: rows };

  function paint([x = 0, y = 0, w = 0, h = 0]: number[]): void {
    for (let row = Math.round(y * scale); row < Math.round((y + h) * scale); row++)
      for (let column = Math.round(x * scale); column < Math.round((x + w) * scale); column++)
        pixels.fill(0, (row * columns + column) * 4, (row * columns + column) * 4 + 3);
  }
}
