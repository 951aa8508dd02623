import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawAllVoyages } from './voyage-drawings.ts';

/**
 * Draws the pictures of sailings into files when the site is built, so that visitors load a picture, not the code that
 * draws it. The folder's name changes with its contents; pages read it from `import.meta.env.DRAWINGS`.
 */
export function drawings(): Plugin {
  const files = drawAllVoyages();
  const hash = createHash('sha256')
    .update([...files.values()].join())
    .digest('hex')
    .slice(0, 8);
  const folder = `assets/drawings-${hash}/`;
  return {
    name: 'drawings',
    config: () => ({ define: { 'import.meta.env.DRAWINGS': JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: folder + name, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const drawing =
          request.url?.startsWith(`/${folder}`) && files.get(request.url.slice(folder.length + 1));
        if (!drawing) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(drawing);
      });
    },
  };
}
