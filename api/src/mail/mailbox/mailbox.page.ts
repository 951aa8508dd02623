import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { html } from 'hono/html';
import type { Address } from 'postal-mime';
import type { StoredMail } from './mailbox.service.ts';

type Html = ReturnType<typeof html>;

/** The sent mails, newest first, for a demonstration: in English, like the logs. */
export function mailboxPage(mails: StoredMail[], total: number): Html {
  const rows = mails.map(
    ({ file, mail }) => html`
      <li><a href="/dev/mail/${file}">
        <strong>${mail.subject || '(no subject)'}</strong>
        <span>${addressesOf(mail.to)}</span>
        <time>${sentAt(mail.date)}</time>
      </a></li>`,
  );
  return layout(
    'Mails',
    html`
      <h1>Mails</h1>
      <p>No mail server is set (SMTP_URL), so mails are kept here instead of being sent.</p>
      ${total === 0 ? html`<p class="none">None yet: pay for an order, and its e-tickets will lie here.</p>` : html`<ol>${rows}</ol>`}
      ${total > mails.length ? html`<p>The latest ${mails.length} of ${total}.</p>` : ''}`,
  );
}

/** One mail with its attachments; its HTML is in a sandboxed frame. */
export function mailPage({ file, mail }: StoredMail): Html {
  const attachments = mail.attachments.map(({ filename, contentId }, index) =>
    // A picture with an id is shown within the mail.
    contentId === undefined
      ? html`<li><a href="/dev/mail/${file}/attachments/${index}" target="_blank">${filename ?? `Attachment ${index + 1}`}</a></li>`
      : '',
  );
  return layout(
    mail.subject ?? '',
    html`
      <p><a href="/dev/mail">All mails</a></p>
      <h1>${mail.subject ?? ''}</h1>
      <dl>
        <dt>From</dt><dd>${addressesOf(mail.from && [mail.from])}</dd>
        <dt>To</dt><dd>${addressesOf(mail.to)}</dd>
        <dt>Sent</dt><dd>${sentAt(mail.date)}</dd>
      </dl>
      ${attachments.some(attachment => attachment !== '') ? html`<ul class="attachments">${attachments}</ul>` : ''}
      <iframe title="The mail" src="/dev/mail/${file}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
      <details><summary>Plain text</summary><pre>${mail.text ?? ''}</pre></details>`,
  );
}

function layout(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Gangway</title>
<link rel="stylesheet" href="/dev/mail/style.css">
</head>
<body><main>${content}</main></body>
</html>`;
}

function addressesOf(addresses: Address[] | undefined): string {
  return (addresses ?? []).map(({ name, address }) => (address ? `${name} <${address}>` : name)).join(', ');
}

const sentAt = (date: string | undefined): string => (date ? writeDateTime(new Date(date), 'en') : '');
