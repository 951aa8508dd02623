import { readCode } from '../accounts/one-time-codes/check-code.service.ts';
import { codeMessage } from '../features/customers/codes/code-message.service.ts';
import { readAccountName } from '../features/customers/contacts/code-asker.service.ts';
import { readPasswordLink } from '../features/customers/password-link/password-links.service.ts';
import type { Deps } from '../lib/http/context.ts';
import { loadSettings } from '../operator/settings.service.ts';
import { findStaffContact } from '../operator/staff.repository.ts';
import type { AddressedMail } from './addressed-mail.types.ts';
import {
  accountExistsMail,
  emailChangedMail,
  failedLoginsMail,
  passwordChangedMail,
  passwordLinkMail,
  verificationCodeMail,
} from './layouts/account-mails.view.ts';
import type { AccountMailJob } from './mail-job.types.ts';

/** The mail about an account. Undefined if there is nothing to send. */
export async function accountMail(deps: Deps, job: AccountMailJob): Promise<AddressedMail | undefined> {
  if (job.kind === 'verification-code') return codeMail(deps, job.codeId);
  if (job.kind === 'failed-logins') return failedLoginsNotice(deps, job);
  if (job.kind === 'email-changed') return emailChangeNotice(deps, job.codeId);
  if ('linkId' in job) return passwordLinkNotice(deps, job.linkId, job.kind);
  const owner = await readAccountName(deps.db, job.customerId);
  if (!owner?.email) return undefined;
  const data = await mailDataIn(deps, owner.language);
  return to(owner.email, owner.realName, passwordChangedMail(data, owner, new Date(job.changedAt)));
}

async function codeMail(deps: Deps, codeId: string): Promise<AddressedMail | undefined> {
  const message = await codeMessage(deps, codeId);
  if (message.kind === 'nothing') return undefined;
  const { code } = message;
  if (message.kind === 'code') {
    const data = await mailDataIn(deps, code.language);
    return to(code.recipient, '', verificationCodeMail(data, code, message.digits));
  }
  const data = await mailDataIn(deps, message.owner.language);
  return to(code.recipient, message.owner.realName, accountExistsMail(data, message.owner));
}

async function emailChangeNotice(deps: Deps, codeId: string): Promise<AddressedMail | undefined> {
  const code = await readCode(deps.db, codeId);
  if (!code?.replacedRecipient || !code.customerId || !code.usedAt) return undefined;
  const owner = await readAccountName(deps.db, code.customerId);
  if (!owner) return undefined;
  const data = await mailDataIn(deps, owner.language);
  return to(code.replacedRecipient, owner.realName, emailChangedMail(data, owner, code.usedAt));
}

async function passwordLinkNotice(
  deps: Deps,
  linkId: string,
  kind: 'account-opened' | 'password-link',
): Promise<AddressedMail | undefined> {
  const link = await readPasswordLink(deps, linkId);
  const owner = link && (await readAccountName(deps.db, link.customerId));
  if (!owner) return undefined;
  const data = await mailDataIn(deps, owner.language);
  return to(link.email, owner.realName, passwordLinkMail(data, owner, kind, link));
}

async function failedLoginsNotice(
  deps: Deps,
  { systemUserId, failures, noticedAt }: Extract<AccountMailJob, { kind: 'failed-logins' }>,
): Promise<AddressedMail | undefined> {
  const user = await findStaffContact(deps.db, systemUserId);
  if (!user?.email) return undefined;
  const data = await mailDataIn(deps, user.language ?? 'en');
  return to(user.email, user.realName, failedLoginsMail(data, user, failures, new Date(noticedAt)));
}

const mailDataIn = async ({ db, env }: Deps, language: AddressedMail['content']['language']) => ({
  settings: await loadSettings(db),
  publicUrl: env.publicUrl,
  language,
});

const to = (address: string, name: string, content: AddressedMail['content']): AddressedMail => ({
  to: { name, address },
  content,
  attachments: [],
});
