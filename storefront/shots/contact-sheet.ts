import { type Language, languages } from '@gangway/shared/contract/base/languages.ts';
import { type Size, sizes } from './camera.ts';

/** The path of a picture, relative to the folder of all pictures. */
export const pictureOf = (screen: string, language: Language, size: Size): string =>
  `${size}/${language}/${screen}.png`;

const STYLE = `
  body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: #12222c; background: #fbf6ec; }
  nav { position: sticky; top: 0; padding: 8px 16px; background: #0a2233; }
  nav a { display: inline-block; margin-right: 12px; color: #fff; }
  section { padding: 16px; }
  .row { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; }
  figure { margin: 0; flex: none; }
  .phone img { width: 240px; }
  .desktop img { width: 560px; }
  img { border: 1px solid #c9bda6; }
`;

/** A page with all pictures: a row per screen and size, the languages side by side, in the order of `names`. */
export function contactSheet(names: readonly string[], files: ReadonlySet<string>): string {
  const shown = names.filter(name => [...files].some(file => file.endsWith(`/${name}.png`)));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every screen</title>
<style>${STYLE}</style>
<nav>${shown.map(name => `<a href="#${name}">${name}</a>`).join('\n')}</nav>
${shown.map(name => sectionOf(name, files)).join('\n')}
</html>
`;
}

function sectionOf(name: string, files: ReadonlySet<string>): string {
  const rows = (Object.keys(sizes) as Size[]).map(size => {
    const figures = languages
      .map(language => ({ language, file: pictureOf(name, language, size) }))
      .filter(({ file }) => files.has(file))
      .map(
        ({ language, file }) =>
          `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${name}, ${size}, ${language}"></a>` +
          `<figcaption>${size}, ${language}</figcaption></figure>`,
      );
    return `<div class="row ${size}">${figures.join('')}</div>`;
  });
  return `<section id="${name}"><h2>${name}</h2>${rows.join('')}</section>`;
}
