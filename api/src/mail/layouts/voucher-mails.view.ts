import type { VoucherOrigin } from '@gangway/shared/contract/sales/vouchers.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { writeValidUntil } from '@gangway/shared/i18n/dates.ts';
import { textsIn } from '../../lib/texts.ts';
import type { AccountMailData } from './account-mails.view.ts';
import type { MailContent } from './mail-content.types.ts';

interface MailedVoucher {
  kind: 'voucher-issued' | 'voucher-expiring';
  origin: VoucherOrigin;
  holderName: string;
  code: string;
  balanceSen: number;
  expiresAt: Date;
}

/** A voucher for its holder: code, amount and expiry. */
export function voucherMail(
  { settings, publicUrl, language }: AccountMailData,
  voucher: MailedVoucher,
): MailContent {
  const texts = textsIn(language);
  const t = (key: string, params: Record<string, string> = {}): string =>
    texts(`mails:voucher.${key}`, params);
  const { operatorName: operator, contactPhone: phone, contactEmail: email } = settings;
  const amount = formatMoney(voucher.balanceSen, language);
  const until = writeValidUntil(voucher.expiresAt, language);
  const text = voucher.kind === 'voucher-expiring' ? 'expiring' : voucher.origin;
  return {
    language,
    session: 'daytime',
    sessionName: null,
    operator,
    subject: t(`${text}.subject`, { amount, operator, until }),
    heading: t(`${text}.heading`, { amount }),
    greeting: texts('mails:common.greeting', { name: voucher.holderName }),
    paragraphs: [t(`${text}.intro`, { operator })],
    facts: [
      { label: t('code'), lines: [voucher.code] },
      { label: t('balance'), lines: [amount] },
      { label: t('validUntil'), lines: [until] },
    ],
    afterwards: [t('use'), t('secret')],
    action: { label: t('action'), url: publicUrl },
    closing: texts('mails:common.closing'),
    help: texts('mails:common.help', { phone, email }),
    reason: texts('mails:account.automatic', { operator }),
  };
}
