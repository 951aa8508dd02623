import { createHash } from 'node:crypto';
import { APP_ORIGIN } from '../origin/app-origin.ts';

export interface StoppedTexts {
  title: string;
  text: string;
  steps: Readonly<Record<string, string>>;
  again: string;
}

const STYLE = `
:root { color-scheme: light dark; }
body { display: grid; min-height: 100vh; margin: 0; place-content: center; background: light-dark(#f6f8f9, #0a2233);
  color: light-dark(#0a2233, #f6f8f9); font: 16px/1.6 system-ui, sans-serif; }
main { box-sizing: border-box; width: 36rem; max-width: 100vw; padding: 32px; }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.3; }
a { display: inline-block; margin-top: 16px; padding: 10px 20px; border-radius: 8px; background: light-dark(#0a4a6b, #cfe8f5);
  color: light-dark(#fff, #0a2233); font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid light-dark(#0a2233, #fff); outline-offset: 2px; }`;

/** The policy allows this one style and no script: the page must work where the app's own page did not. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The URL of the plain page after too many crashes: self-contained, with a link back to the app. */
export function stoppedPageAddress(language: string, { title, text, steps, again }: StoppedTexts): string {
  const items = Object.values(steps)
    .map(step => `<li>${asText(step)}</li>`)
    .join('');
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${asText(title)}</title><style>${STYLE}</style><main><h1>${asText(title)}</h1><p>${asText(text)}</p><ol>${items}</ol><a href="${APP_ORIGIN}/" autofocus>${asText(again)}</a></main></html>`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(page)}`;
}

const asText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
