import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawAllVoyages } from './voyage-drawings.ts';

/**
 * Draws the voyages into files while the site is built: a picture costs the reader its picture, and not the code that
 * draws it. The folder's name changes with what is in it; pages know it as `import.meta.env.DRAWINGS`.
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
