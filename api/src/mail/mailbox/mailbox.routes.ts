import { readFileSync } from 'node:fs';
import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv, Deps } from '../../lib/http/context.ts';
import { isFromOwnMachine, isOnOwnMachine } from '../../lib/process/own-machine.ts';
import { mailFolder } from './mail-files.service.ts';
import { mailboxPage, mailPage } from './mailbox.page.ts';
import { htmlOf, openMail, readMailbox } from './mailbox.service.ts';

const stylesheet = readFileSync(new URL('./mailbox.css', import.meta.url), 'utf8');

/**
 * Whether /dev/mail shows the stored mails: no mail server is configured, and the site is only for this machine. Mails contain
 * tickets and the keys of orders, so a public site without SMTP_URL must not show them. A public site without PUBLIC_URL too is
 * recognized by its requests (`isFromOwnMachine`).
 */
export function hasMailbox({ smtpUrl, publicUrl }: Pick<Deps['env'], 'smtpUrl' | 'publicUrl'>): boolean {
  return !smtpUrl && isOnOwnMachine(publicUrl);
}

/**
 * The mailbox of `hasMailbox`. It sets its own headers, stricter than the site's except for the frame of a mail: mount
 * it before those.
 */
export function createMailboxRoutes({ env }: Deps): Hono<AppEnv> {
  if (!hasMailbox(env)) return new Hono<AppEnv>().get('/dev/mail/*', ownPages, c => c.notFound());
  const folder = mailFolder(env.dataDir);
  const closed: MiddlewareHandler<AppEnv> = async (c, next) => (isFromOwnMachine(c) ? next() : c.notFound());
  return new Hono<AppEnv>()
    .get('/dev/mail/*', neverKept, closed)
    .get('/dev/mail', ownPages, async c => {
      const { mails, total } = await readMailbox(folder);
      return c.html(mailboxPage(mails, total));
    })
    .get('/dev/mail/style.css', ownPages, c =>
      c.body(stylesheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    )
    .get('/dev/mail/:file', ownPages, async c => {
      const kept = await openMail(folder, c.req.param('file'));
      return kept ? c.html(mailPage(kept)) : c.notFound();
    })
    .get('/dev/mail/:file/body', framedMail, async c => {
      const kept = await openMail(folder, c.req.param('file'));
      return kept ? c.html(htmlOf(kept.mail)) : c.notFound();
    })
    .get('/dev/mail/:file/attachments/:index', ownPages, async c => {
      const kept = await openMail(folder, c.req.param('file'));
      const attachment = kept?.mail.attachments[Number(c.req.param('index'))];
      if (!attachment) return c.notFound();
      const isPdf = attachment.mimeType === 'application/pdf';
      const name = encodeURIComponent(attachment.filename ?? 'attachment');
      return c.body(attachment.content as ArrayBuffer, 200, {
        'Content-Type': isPdf ? attachment.mimeType : 'application/octet-stream',
        'Content-Disposition': `${isPdf ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
      });
    });
}

const shared = {
  strictTransportSecurity: false as const,
  referrerPolicy: 'no-referrer' as const,
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
};

const ownPages = secureHeaders({
  ...shared,
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    frameSrc: ["'self'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
  },
  xFrameOptions: 'DENY',
});

/** A mail has inline styles, and no scripts. */
const framedMail = secureHeaders({
  ...shared,
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    imgSrc: ['data:'],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
    baseUri: ["'none'"],
    sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
  },
  xFrameOptions: 'SAMEORIGIN',
  originAgentCluster: false,
});

const neverKept: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
};
