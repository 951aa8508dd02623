import { FIRST_VIEWS_FILE, type FirstView, type FirstViews } from '@gangway/shared/contract/first-view.ts';
import { languages, type Session } from '@gangway/shared/contract/vocabulary.ts';
import type { Plugin, Rolldown } from 'vite';
import { type DrawingFrame, drawingFile } from '../src/lib/art/drawing-files.ts';
import { paths } from '../src/lib/paths.ts';

/** The screens that strangers and people in a hurry open first: their module, and their words besides those of the frame. */
const screens: Record<string, { module?: string; texts: string[] }> = {
  '*': { texts: [] },
  [paths.home]: { module: 'app/screens/home-screen.tsx', texts: ['home'] },
  [paths.routeList]: { module: 'app/screens/route-list-screen.tsx', texts: ['sailings'] },
  [paths.personalOrder]: {
    module: 'features/orders/personal-order-screen.tsx',
    texts: ['orders', 'payment'],
  },
};

type Bundle = Rolldown.OutputBundle;

/**
 * Writes down what each of these screens loads, so that the server can name it in the page: without that the browser
 * learns of a screen's code when the frame has run, and of its picture when the screen has.
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

function viewOf(bundle: Bundle, path: string, { module, texts }: (typeof screens)[string]): FirstView {
  const frame = closureOf(
    bundle,
    chunksOf(bundle).find(({ moduleIds }) => moduleIds.some(id => id.endsWith('/src/app/main.tsx'))),
  );
  const chunks = module ? closureOf(bundle, chunkOf(bundle, `/storefront/src/${module}`)) : [];
  const own = chunks.filter(chunk => !frame.includes(chunk));
  return {
    scripts: own.map(({ fileName }) => `/${fileName}`),
    styles: own.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])].map(file => `/${file}`)),
    texts: Object.fromEntries(
      languages.map(language => [
        language,
        ['site', ...texts].map(
          name => `/${chunkOf(bundle, `/shared/i18n/${language}/storefront/${name}.ts`).fileName}`,
        ),
      ]),
    ) as FirstView['texts'],
    ...(path === paths.home && { pictures: heroPictures(bundle) }),
  };
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter(file => file.type === 'chunk');

function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!chunk) throw new Error(`No file was built for ${module}`);
  return chunk;
}

/** A chunk and all that it imports before it runs. */
function closureOf(bundle: Bundle, chunk: Rolldown.OutputChunk | undefined): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (one: Bundle[string] | undefined) => {
    if (one?.type !== 'chunk' || found.has(one)) return;
    found.add(one);
    for (const file of one.imports) visit(bundle[file]);
  };
  visit(chunk);
  return [...found];
}

function heroPictures(bundle: Bundle): FirstView['pictures'] {
  const picture = (frame: DrawingFrame, session: Session, media: string) => {
    const name = drawingFile({ frame, session, ship: 'selat-aurora', port: 'penang' });
    const file = Object.keys(bundle).find(fileName => fileName.endsWith(`/${name}`));
    if (!file) throw new Error(`${name} was not drawn`);
    return { href: `/${file}`, media };
  };
  const inLight = (session: Session) => [
    picture('heroPhone', session, '(width < 48rem)'),
    picture('heroWide', session, '(width >= 48rem)'),
  ];
  return { daytime: inLight('daytime'), nighttime: inLight('nighttime') };
}
