/** The files that are made of an uploaded logo, by their use: the end of each name. */
export const logoFiles = {
  /** On a page, in mails and on paper: rounded, 256 pixels wide. */
  mark: '.png',
  favicon: '-48.png',
  icon192: '-192.png',
  icon512: '-512.png',
  /** With a whole ground, for systems that cut icons to their own shape. */
  maskable: '-maskable.png',
  touch: '-touch.png',
  /** The upload itself, rewritten. The others are made of it. */
  source: '-source.png',
} as const;

export type LogoUse = keyof typeof logoFiles;

/** The address of a file of the operator's logo, which is named as in the setting. */
export const logoUrl = (logo: string, use: LogoUse = 'mark'): string =>
  `/media/brand/${logo}${logoFiles[use]}`;

/** The files that are made of an uploaded picture of the home page, by the screens that show them: the end of each name. */
export const heroFiles = { wide: '.jpg', phone: '-phone.jpg' } as const;

/** The sizes of these files, in pixels: twice those of the site's own drawings. */
export const heroSizes = { wide: { width: 2000, height: 800 }, phone: { width: 840, height: 600 } } as const;

/** The address of the operator's picture of the home page, which is named as in the setting. */
export const heroUrl = (hero: string, screen: keyof typeof heroFiles): string =>
  `/media/brand/${hero}${heroFiles[screen]}`;
