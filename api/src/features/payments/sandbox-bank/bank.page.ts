import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { html } from 'hono/html';
import { textsIn } from '../../../lib/texts.ts';
import type { RequestedPayment } from '../providers/sandbox-payment-link.rules.ts';
import type { Decision } from './bank.service.ts';

type Html = ReturnType<typeof html>;

export const DEFAULT_LATE_SECONDS = 20;
export const MOST_LATE_SECONDS = 3600;

/** The requested payment, and the address to which the customer returns. */
export interface PageOf extends RequestedPayment {
  signature: string;
  returnPath: string;
}

/**
 * The payment page with its choices. Uses forms only: the page works without scripts, which its content security policy
 * forbids.
 */
export function paymentPage(language: Language, payment: PageOf): Html {
  const t = textsIn(language);
  const amount = formatMoney(payment.amountSen, language);
  return layout(
    language,
    t('sandbox:title', { amount }),
    html`
      ${summary(language, payment)}
      ${choice(payment, 'pay', t('sandbox:pay', { amount }), 'primary')}
      ${choice(payment, 'cancel', t('sandbox:cancel'), 'quiet')}
      <details>
        <summary>${t('sandbox:other')}</summary>
        <ul>
          <li>${choice(payment, 'fail', t('sandbox:fail'))}<p>${t('sandbox:failHint')}</p></li>
          <li>${choice(payment, 'pay-twice', t('sandbox:payTwice'))}<p>${t('sandbox:payTwiceHint')}</p></li>
          <li>${choice(payment, 'pay-late', t('sandbox:payLate'), undefined, seconds(t('sandbox:seconds')))}
            <p>${t('sandbox:payLateHint')}</p></li>
        </ul>
      </details>`,
  );
}

/** Shown for a payment that is already completed. */
export function paidPage(language: Language, payment: PageOf): Html {
  const t = textsIn(language);
  const amount = formatMoney(payment.amountSen, language);
  return layout(
    language,
    t('sandbox:paid'),
    html`<h1>${t('sandbox:paid')}</h1><p>${t('sandbox:paidHint', { amount })}</p>
      <a class="primary" href="${payment.returnPath}">${t('sandbox:back')}</a>`,
  );
}

/** Shown for a link without the shop's valid signature. */
export function invalidPage(language: Language): Html {
  const t = textsIn(language);
  return layout(
    language,
    t('sandbox:invalid'),
    html`<h1>${t('sandbox:invalid')}</h1><p>${t('sandbox:invalidHint')}</p>
      <a class="primary" href="/home">${t('sandbox:back')}</a>`,
  );
}

function summary(language: Language, { amountSen, reference }: PageOf): Html {
  const t = textsIn(language);
  return html`<h1><small>${t('sandbox:amount')}</small> ${formatMoney(amountSen, language)}</h1>
    <p class="reference">${t('sandbox:reference')} <code>${reference}</code></p>`;
}

function choice(
  { reference, amountSen, signature }: PageOf,
  decision: Decision,
  label: string,
  kind?: 'primary' | 'quiet',
  more?: Html,
): Html {
  return html`<form method="post" action="/sandbox/pay/${encodeURIComponent(reference)}">
    <input type="hidden" name="amount" value="${amountSen}">
    <input type="hidden" name="signature" value="${signature}">
    ${more ?? ''}
    <button name="decision" value="${decision}"${kind ? html` class="${kind}"` : ''}>${label}</button>
  </form>`;
}

function seconds(label: string): Html {
  return html`<label>${label}
    <input type="number" name="seconds" min="1" max="${MOST_LATE_SECONDS}" value="${DEFAULT_LATE_SECONDS}" required></label>`;
}

function layout(language: Language, title: string, main: Html): Html {
  const t = textsIn(language);
  return html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <link rel="stylesheet" href="/sandbox/page.css">
</head>
<body>
  <header>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill="#F4B63F"/>
      <path d="M4 21q6-7 12-3t12-2v9a16 16 0 0 1-24 0z" fill="#FBF6EC"/></svg>
    <strong>${t('sandbox:bank')}</strong>
  </header>
  <main>${main}</main>
  <footer>${t('sandbox:practice')}</footer>
</body>
</html>`;
}
