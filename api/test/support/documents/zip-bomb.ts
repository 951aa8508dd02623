import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook whose sheet decompresses to a number of megabytes, and declares a size of one byte. */
export function bomb(megabytes: number): Buffer {
  const rels = `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>`;
  return zip([
    {
      name: 'xl/workbook.xml',
      packed: deflateRawSync('<workbook><sheets><sheet r:id="r1"/></sheets></workbook>'),
    },
    { name: 'xl/_rels/workbook.xml.rels', packed: deflateRawSync(rels) },
    { name: SHEET, packed: deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024, ' ')) },
  ]);
}

/** The same workbook with another sheet. */
export function rewriteSheet(workbook: Buffer, rewrite: (xml: string) => string): Buffer {
  const entries = readEntries(workbook);
  return zip(
    entries.map(({ name, packed }) =>
      name === SHEET
        ? { name, packed: deflateRawSync(rewrite(inflateRawSync(packed).toString())) }
        : { name, packed },
    ),
  );
}

interface Entry {
  name: string;
  packed: Buffer;
}

function readEntries(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const [nameLength, packedLength, headerAt] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const from = headerAt + 30 + bytes.readUInt16LE(headerAt + 26) + bytes.readUInt16LE(headerAt + 28);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    return { name, packed: bytes.subarray(from, from + packedLength) };
  });
}

function zip(entries: Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, packed } of entries) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(packed), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(1, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.alloc(2), fields, tail, Buffer.from(name)]),
    );
    files.push(local);
    at += local.length;
  }
  const all = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(all.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, all, Buffer.from('PK\x05\x06'), end]);
}
