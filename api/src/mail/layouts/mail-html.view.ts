import { languageFacts } from '@gangway/shared/contract/base/languages.ts';
import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { paperColors } from '@gangway/shared/domain/brand/brand-colors.ts';
import { html, raw } from 'hono/html';
import type { MailContent } from './mail-content.types.ts';

interface Light {
  ground: string;
  accent: string;
  onAccent: string;
  sign: string;
}

/** Where a mail finds the operator's mark: among its own parts, so that it loads nothing (R467). */
export const MARK_CID = 'operator-mark';

/** The operator's colors in a mail; without a ground, the head has that of the session. */
export interface MailColors {
  /** A background for white text. */
  ground?: string;
  action: string;
  onAction: string;
}

/** How a mail looks besides its content. */
interface MailLook {
  colors: MailColors;
  /** Whether the mail carries the operator's mark. */
  hasMark: boolean;
}

/** The colors of mails by the settings. */
export function mailColors(settings: Pick<Settings, 'brandColor' | 'actionColor'>): MailColors {
  const { ground, action, onAction } = paperColors(settings);
  return { ...(settings.brandColor && { ground }), action, onAction };
}

/** The colors of day and night, as on the site; `ground` is a background for white text. */
const lights: Record<Session, Light> = {
  daytime: { ground: '#0e3a53', accent: '#f4b63f', onAccent: '#0a2233', sign: '☀' },
  nighttime: { ground: '#151a3a', accent: '#c9d4ff', onAccent: '#151a3a', sign: '☾' },
};

const TEXT = "Figtree, 'Segoe UI', 'PingFang SC', 'Apple SD Gothic Neo', 'Malgun Gothic', Arial, sans-serif";
const DISPLAY = "Fraunces, Georgia, 'Songti SC', 'Nanum Myeongjo', serif";

/** A mail as HTML: only tables and inline styles, which all mail programs support; it loads no pictures, the mark is a part of it. */
export function mailHtml(content: MailContent, { colors, hasMark }: MailLook): string {
  const { ground, accent } = { ...lights[content.session], ...(colors.ground && { ground: colors.ground }) };
  const page = html`<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${content.subject}</title>
</head>
<body style="margin:0;padding:0;background:#fbf6ec">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf6ec">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:12px;overflow:hidden;font-family:${raw(TEXT)};font-size:16px;line-height:1.6;color:#12222c${languageFacts(content.language).keepsWords ? ';word-break:keep-all' : ''};word-wrap:break-word;overflow-wrap:anywhere">
<tr><td style="background:${ground};padding:28px 32px 24px;color:#ffffff;font-family:${raw(DISPLAY)};font-size:24px;font-weight:600">
${hasMark ? html`<img src="cid:${MARK_CID}" alt="" width="40" height="40" style="display:inline-block;vertical-align:middle;margin-right:12px;border:0">` : ''}${content.operator}
${content.sessionName === null ? '' : badge(lights[content.session], content.sessionName)}
</td></tr>
<tr><td style="background:${accent};height:4px;line-height:4px;font-size:0">&nbsp;</td></tr>
<tr><td style="padding:32px 32px 8px">
<h1 style="margin:0 0 20px;font-family:${raw(DISPLAY)};font-size:28px;line-height:1.2;font-weight:600;color:#0a2233">${content.heading}</h1>
<p style="margin:0 0 12px">${content.greeting}</p>
${content.paragraphs.map(paragraph)}
</td></tr>
<tr><td style="padding:8px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #f1e7d6">${content.facts.map(fact)}</table>
</td></tr>
<tr><td style="padding:16px 32px 8px">
${content.afterwards.map(paragraph)}
${content.action ? button(content.action, colors) : ''}
</td></tr>
<tr><td style="padding:16px 32px 32px">
<p style="margin:0">${content.closing}<br>${content.operator}</p>
</td></tr>
</table>
<p style="max-width:536px;margin:20px auto 0;font-family:${raw(TEXT)};font-size:14px;line-height:1.6;color:#56707e;text-align:left;word-wrap:break-word;overflow-wrap:anywhere">${content.help}<br>${content.reason}</p>
</td></tr>
</table>
</body>
</html>`;
  return String(page);
}

const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`;

const fact = ({ label, lines }: MailContent['facts'][number]) => html`<tr>
<td valign="top" style="padding:10px 16px 10px 0;border-bottom:1px solid #f1e7d6;color:#56707e;font-size:14px;width:34%;overflow-wrap:normal">${label}</td>
<td valign="top" style="padding:10px 0;border-bottom:1px solid #f1e7d6;font-weight:600">${lines.map(line => html`${line}<br>`)}</td>
</tr>`;

const badge = ({ accent, onAccent, sign }: Light, sessionName: string) =>
  html`<div style="margin-top:10px"><span style="display:inline-block;background:${accent};color:${onAccent};border-radius:999px;padding:3px 14px;font-family:${raw(TEXT)};font-size:14px;font-weight:600">${sign}&nbsp; ${sessionName}</span></div>`;

const button = (
  { label, url, note }: NonNullable<MailContent['action']>,
  { action, onAction }: MailColors,
) => html`<a href="${url}" target="_blank" style="display:inline-block;background:${action};color:${onAction};text-decoration:none;font-weight:600;border-radius:999px;padding:12px 28px">${label}</a>
${note ? html`<p style="margin:12px 0 0;font-size:14px;color:#56707e">${note}</p>` : ''}`;
