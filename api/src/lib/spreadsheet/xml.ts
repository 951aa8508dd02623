import { SheetError } from './sheet.ts';

/**
 * A piece of XML: a tag with its attributes, or the text between two tags. Prefixes of tags are dropped; those of attributes are
 * part of their names, and `*:id` is an `id` with any prefix.
 */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: (name: string) => string | undefined; closed: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The XML of an office document, piece by piece, in one pass. Office documents have no document type, so a file with one (and its
 * own entities, which may grow without limits) is refused with a SheetError, as is an incomplete one.
 */
export function* readXml(xml: string): Generator<XmlToken> {
  let at = 0;
  while (at < xml.length) {
    const tagAt = xml.indexOf('<', at);
    const textEnd = tagAt < 0 ? xml.length : tagAt;
    if (textEnd > at) yield { kind: 'text', text: decode(xml.slice(at, textEnd)) };
    if (tagAt < 0) return;
    if (xml.startsWith('<!--', tagAt)) at = endOf(xml, '-->', tagAt);
    else if (xml.startsWith('<?', tagAt)) at = endOf(xml, '?>', tagAt);
    else if (xml.startsWith('<![CDATA[', tagAt)) {
      at = endOf(xml, ']]>', tagAt);
      yield { kind: 'text', text: xml.slice(tagAt + 9, at - 3) };
    } else if (xml.startsWith('<!', tagAt)) throw new SheetError('unreadable');
    else {
      at = endOfTag(xml, tagAt);
      yield toToken(xml.slice(tagAt + 1, at - 1));
    }
  }
}

function endOf(xml: string, mark: string, from: number): number {
  const markAt = xml.indexOf(mark, from);
  if (markAt < 0) throw new SheetError('unreadable');
  return markAt + mark.length;
}

/** The position after the `>` that ends a tag; one within quotes does not. */
function endOfTag(xml: string, from: number): number {
  const mark = /[>"']/g;
  mark.lastIndex = from;
  for (let match = mark.exec(xml); match; match = mark.exec(xml)) {
    if (match[0] === '>') return mark.lastIndex;
    mark.lastIndex = endOf(xml, match[0], mark.lastIndex);
  }
  throw new SheetError('unreadable');
}

function toToken(tag: string): XmlToken {
  const nameEnd = tag.search(/[\s/]|$/);
  if (nameEnd === 0) return { kind: 'close', name: local(tag.slice(1).trim()) };
  const closed = tag.endsWith('/');
  return {
    kind: 'open',
    name: local(tag.slice(0, nameEnd)),
    attributes: name => attributeOf(tag.slice(nameEnd), name),
    closed,
  };
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

function attributeOf(text: string, pattern: string): string | undefined {
  const anyPrefix = pattern.startsWith('*') ? pattern.slice(1) : undefined;
  // In sequence, so that text within another attribute's quotes is not read as an attribute.
  for (const [, name = '', double, single] of text.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (name === pattern || (anyPrefix && name.endsWith(anyPrefix))) return decode(double ?? single ?? '');
  return undefined;
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[0-9a-f]{1,8}|[a-z]{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
