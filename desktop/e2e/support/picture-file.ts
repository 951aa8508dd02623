import sharp from 'sharp';

/** A picture to upload, in one color. */
export async function pictureFile(name: string, color: string) {
  const type = name.endsWith('.png') ? 'png' : 'jpeg';
  const picture = sharp({ create: { width: 160, height: 100, channels: 3, background: color } });
  return { name, mimeType: `image/${type}`, buffer: await picture.toFormat(type).toBuffer() };
}

/** A file with the name of a picture and other content. */
export const falsePicture = {
  name: 'notes.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('these are notes'),
};

/** A file with the first bytes of a picture, one byte above 5 MB. */
export const heavyPicture = {
  name: 'heavy.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.alloc(5 * 1024 * 1024 - 7),
  ]),
};
