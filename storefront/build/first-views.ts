import { portIds } from '@gangway/shared/art/ports.ts';
import {
  BOOKING_VIEW,
  FIRST_VIEWS_FILE,
  type FirstView,
  type FirstViews,
} from '@gangway/shared/contract/base/first-view.ts';
import { languages, type Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Plugin } from 'vite';
import { type DrawingFrame, drawingFile, type VoyageDrawing } from '../src/lib/art/drawing-files.ts';
import { paths } from '../src/lib/paths.ts';
import { type Bundle, chunkOf, closureOf, frameOf, scriptsOf, stylesOf, textsOf } from './bundle.ts';

interface Screen {
  module?: string;
  /** Its texts, besides those of the frame. */
  texts: string[];
}

/** The screens that visitors often open first. */
const screens: Record<string, Screen> = {
  '*': { texts: [] },
  [paths.home]: { module: 'app/screens/home-screen.tsx', texts: ['home'] },
  [paths.routeList]: { module: 'app/screens/route-list-screen.tsx', texts: ['sailings'] },
  [BOOKING_VIEW]: {
    module: 'app/screens/booking-screen.tsx',
    texts: ['booking'],
  },
  [paths.personalOrder]: {
    module: 'features/orders/personal-order-screen.tsx',
    texts: ['orders'],
  },
  [paths.onBoard]: { module: 'app/screens/guide/on-board-screen.tsx', texts: ['guide'] },
  [paths.luggage]: { module: 'app/screens/guide/luggage-screen.tsx', texts: ['guide'] },
  [paths.faq]: { module: 'app/screens/guide/faq-screen.tsx', texts: ['guide'] },
};

/**
 * Records the files that each of these screens loads, so that the server can preload them in the page: otherwise the browser
 * requests a screen's code after the frame has run, and its picture after the screen has run.
 */
export const firstViews = (): Plugin => ({
  name: 'first-views',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const views = Object.fromEntries(
      Object.entries(screens).map(([path, screen]) => [path, viewOf(bundle, path, screen)]),
    ) satisfies FirstViews;
    this.emitFile({ type: 'asset', fileName: FIRST_VIEWS_FILE, source: JSON.stringify(views) });
  },
});

function viewOf(bundle: Bundle, path: string, { module, texts }: Screen): FirstView {
  const frame = frameOf(bundle);
  const all = module ? closureOf(bundle, chunkOf(bundle, `/storefront/src/${module}`)) : [];
  const own = all.filter(chunk => !frame.includes(chunk));
  return {
    scripts: scriptsOf(own),
    styles: stylesOf(own),
    texts: Object.fromEntries(
      languages.map(language => [
        language,
        ['site', ...texts].map(screen => textsOf(bundle, language, screen)),
      ]),
    ) as FirstView['texts'],
    ...(path === paths.home && { pictures: heroPictures(bundle) }),
    ...(path === paths.routeList && { cardPictures: cardPictures(bundle) }),
  };
}

function heroPictures(bundle: Bundle): FirstView['pictures'] {
  const picture = (frame: DrawingFrame, session: Session, media: string) => ({
    href: drawn(bundle, { frame, session, ship: 'selat-aurora', port: 'penang' }),
    media,
  });
  const inLight = (session: Session) => [
    picture('heroPhone', session, '(width < 48rem)'),
    picture('heroWide', session, '(width >= 48rem)'),
  ];
  return { daytime: inLight('daytime'), nighttime: inLight('nighttime') };
}

function cardPictures(bundle: Bundle): FirstView['cardPictures'] {
  const inLight = (session: Session) => ({
    ports: Object.fromEntries(portIds.map(port => [port, drawn(bundle, { frame: 'tile', session, port })])),
    sea: drawn(bundle, { frame: 'tile', session }),
  });
  return { daytime: inLight('daytime'), nighttime: inLight('nighttime') };
}

/** The URL of a sailing's drawing. */
function drawn(bundle: Bundle, voyage: VoyageDrawing): string {
  const name = drawingFile(voyage);
  const file = Object.keys(bundle).find(fileName => fileName.endsWith(`/${name}`));
  if (!file) throw new Error(`${name} was not drawn`);
  return `/${file}`;
}
