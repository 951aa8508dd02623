import { voucherCodeOf } from '../accounts/vouchers/voucher-code.rules.ts';
import { findVoucherPaper } from '../accounts/vouchers/vouchers.repository.ts';
import { voucherBalanceSen } from '../accounts/vouchers/vouchers.service.ts';
import type { Deps } from '../lib/http/context.ts';
import { loadSettings } from '../operator/settings.service.ts';
import type { AddressedMail } from './addressed-mail.types.ts';
import { voucherMail } from './layouts/voucher-mails.view.ts';
import type { VoucherMailJob } from './mail-job.types.ts';

/** The mail with a voucher, or the reminder of its expiry. Undefined once it has ended or its balance is zero. */
export async function voucherNotice(deps: Deps, job: VoucherMailJob): Promise<AddressedMail | undefined> {
  const voucher = await findVoucherPaper(deps.db, job.voucherId, deps.clock.now());
  if (!voucher?.holderEmail || voucher.ended) return undefined;
  const balanceSen = await voucherBalanceSen(deps.db, voucher.id);
  if (balanceSen <= 0) return undefined;
  const settings = await loadSettings(deps.db);
  const code = voucherCodeOf(deps.env.masterKey, voucher.id);
  return {
    to: { name: voucher.holderName, address: voucher.holderEmail },
    content: voucherMail(
      { settings, publicUrl: deps.env.publicUrl, language: voucher.language },
      { ...voucher, balanceSen, code, kind: job.kind },
    ),
    attachments: [],
  };
}
