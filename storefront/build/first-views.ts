import { portIds } from '@gangway/shared/art/ports.ts';
import { type ShipId, shipIds } from '@gangway/shared/art/ships.ts';
import {
  BOOKING_VIEW,
  FIRST_VIEWS_FILE,
  type FirstView,
  type FirstViews,
} from '@gangway/shared/contract/base/first-view.ts';
import { languages, type Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Plugin } from 'vite';
import {
  type DrawingFrame,
  drawingFile,
  heroVoyage,
  type VoyageDrawing,
} from '../src/lib/art/drawing-files.ts';
import { paths } from '../src/lib/paths.ts';
import { type Bundle, bootOf, chunkOf, closureOf, frameOf, scriptsOf, stylesOf, textsOf } from './bundle.ts';
import { type Screen, screens } from './screens.ts';

/**
 * Records the files that each of these screens loads, so that the server can preload them in the page: otherwise the browser
 * requests a screen's code after the frame has run, and its picture after the screen has run.
 */
export const firstViews = (): Plugin => ({
  name: 'first-views',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const views = Object.fromEntries(
      Object.entries({ '*': { texts: [] }, ...screens }).map(([path, screen]) => [
        path,
        viewOf(bundle, path, screen),
      ]),
    ) satisfies FirstViews;
    this.emitFile({ type: 'asset', fileName: FIRST_VIEWS_FILE, source: JSON.stringify(views) });
  },
});

function viewOf(
  bundle: Bundle,
  path: string,
  { module, texts }: Partial<Screen> & Pick<Screen, 'texts'>,
): FirstView {
  const screen = module ? closureOf(bundle, chunkOf(bundle, `/storefront/src/${module}`)) : [];
  // The built page itself loads what begins it.
  const inPage = bootOf(bundle);
  const chunks = [...new Set([...frameOf(bundle), ...screen])].filter(chunk => !inPage.includes(chunk));
  return {
    scripts: scriptsOf(chunks),
    styles: stylesOf(chunks),
    texts: Object.fromEntries(
      languages.map(language => [
        language,
        ['site', ...texts].map(screen => textsOf(bundle, language, screen)),
      ]),
    ) as FirstView['texts'],
    ...(path === paths.home && {
      home: {
        port: heroVoyage.port,
        ofPort: heroPictures(bundle, heroVoyage),
        ofSea: heroPictures(bundle, {}),
      },
    }),
    ...(path === paths.routeList && { sailingPictures: sailingPictures(bundle, 'tile', []) }),
    ...(path === BOOKING_VIEW && { sailingPictures: sailingPictures(bundle, 'banner', shipIds) }),
  };
}

function heroPictures(bundle: Bundle, voyage: Pick<VoyageDrawing, 'ship' | 'port'>) {
  const inLight = (session: Session) => [
    {
      screen: 'phone' as const,
      href: drawn(bundle, { frame: 'heroPhone', session, ...voyage }),
      media: '(width < 48rem)',
    },
    {
      screen: 'wide' as const,
      href: drawn(bundle, { frame: 'heroWide', session, ...voyage }),
      media: '(width >= 48rem)',
    },
  ];
  return { daytime: inLight('daytime'), nighttime: inLight('nighttime') };
}

/** The pictures of sailings in a frame, with these ships. */
function sailingPictures(
  bundle: Bundle,
  frame: DrawingFrame,
  ships: readonly ShipId[],
): FirstView['sailingPictures'] {
  const inLight = (session: Session) =>
    Object.fromEntries(
      [...ships, undefined].flatMap(ship =>
        [...portIds, undefined].map(port => [
          `${ship ?? ''}/${port ?? ''}`,
          drawn(bundle, { frame, session, ship, port }),
        ]),
      ),
    );
  return { daytime: inLight('daytime'), nighttime: inLight('nighttime') };
}

/** The URL of a sailing's drawing. */
function drawn(bundle: Bundle, voyage: VoyageDrawing): string {
  const name = drawingFile(voyage);
  const file = Object.keys(bundle).find(fileName => fileName.endsWith(`/${name}`));
  if (!file) throw new Error(`${name} was not drawn`);
  return `/${file}`;
}
