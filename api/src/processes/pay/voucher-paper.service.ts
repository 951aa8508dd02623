import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { writeValidUntil } from '@gangway/shared/i18n/dates.ts';
import { voucherCodeOf } from '../../accounts/vouchers/voucher-code.rules.ts';
import { findVoucherPaper } from '../../accounts/vouchers/vouchers.repository.ts';
import { voucherBalanceSen } from '../../accounts/vouchers/vouchers.service.ts';
import { makeSlipFile } from '../../lib/documents/slip/slip-file.service.ts';
import { requireFound } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { textsIn } from '../../lib/texts.ts';
import { loadSettings } from '../../operator/settings.service.ts';

/** A printable voucher on receipt paper, in its holder's language: code, balance and expiry. @throws AppError `not-found` */
export async function voucherPaper(deps: Deps, id: string): Promise<{ fileName: string; pdf: Uint8Array }> {
  const voucher = requireFound(await findVoucherPaper(deps.db, id, deps.clock.now()));
  const { operatorName: operator, contactPhone, contactEmail } = await loadSettings(deps.db);
  const { language } = voucher;
  const t = textsIn(language);
  const say = (key: string, params: Record<string, string> = {}) => t(`mails:voucher.${key}`, params);
  const code = voucherCodeOf(deps.env.masterKey, id);
  const amount = formatMoney(await voucherBalanceSen(deps.db, id), language);
  const slip = {
    operator,
    title: say('title'),
    fileTitle: say(`${voucher.origin}.subject`, { amount, operator }),
    blocks: [
      [{ text: voucher.holderName }, { text: say('code') }, { text: code, strong: true }],
      [
        { text: say('balance'), end: amount, strong: true },
        { text: say('validUntil'), end: writeValidUntil(voucher.expiresAt, language) },
      ],
    ],
    foot: [say('use'), say('secret'), `${contactPhone} · ${contactEmail}`],
  };
  return { fileName: `voucher-${code.slice(-4)}.pdf`, pdf: await makeSlipFile({ slip, language }) };
}
