import { readCode } from '../../accounts/one-time-codes/read-code.service.ts';
import { codeMessage } from '../../features/customers/codes/code-message.service.ts';
import { readAccountName } from '../../features/customers/contacts/confirmed-contact.service.ts';
import { readPasswordLink } from '../../features/customers/password-link/password-links.service.ts';
import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import type { Draft } from './draft.types.ts';
import type { AccountMailJob } from './mail-job.types.ts';
import {
  accountExistsLetter,
  emailChangedLetter,
  passwordChangedLetter,
  passwordLinkLetter,
  verificationCodeLetter,
} from './texts/account-mails.texts.ts';

/** What somebody is told of their account. Undefined where nobody is to be told anything. */
export async function accountMail(deps: Deps, job: AccountMailJob): Promise<Draft | undefined> {
  if (job.kind === 'verification-code') return codeMail(deps, job.codeId);
  if (job.kind === 'email-changed') return emailChangedMail(deps, job.codeId);
  if ('linkId' in job) return passwordLinkMail(deps, job.linkId, job.kind);
  const owner = await readAccountName(deps.db, job.customerId);
  if (!owner?.email) return undefined;
  const matter = await matterIn(deps, owner.language);
  return to(owner.email, owner.realName, passwordChangedLetter(matter, owner, new Date(job.changedAt)));
}

async function codeMail(deps: Deps, codeId: string): Promise<Draft | undefined> {
  const message = await codeMessage(deps, codeId);
  if (message.kind === 'nothing') return undefined;
  const { code } = message;
  if (message.kind === 'code') {
    const matter = await matterIn(deps, code.language);
    return to(code.recipient, '', verificationCodeLetter(matter, code, message.digits));
  }
  const matter = await matterIn(deps, message.owner.language);
  return to(code.recipient, message.owner.realName, accountExistsLetter(matter, message.owner));
}

async function emailChangedMail(deps: Deps, codeId: string): Promise<Draft | undefined> {
  const code = await readCode(deps.db, codeId);
  if (!code?.replacedRecipient || !code.customerId || !code.usedAt) return undefined;
  const owner = await readAccountName(deps.db, code.customerId);
  if (!owner) return undefined;
  const matter = await matterIn(deps, owner.language);
  return to(code.replacedRecipient, owner.realName, emailChangedLetter(matter, owner, code.usedAt));
}

async function passwordLinkMail(
  deps: Deps,
  linkId: string,
  kind: 'account-opened' | 'password-link',
): Promise<Draft | undefined> {
  const link = await readPasswordLink(deps, linkId);
  const owner = link && (await readAccountName(deps.db, link.customerId));
  if (!owner) return undefined;
  const matter = await matterIn(deps, owner.language);
  return to(link.email, owner.realName, passwordLinkLetter(matter, owner, kind, link));
}

const matterIn = async ({ db, env }: Deps, language: Draft['letter']['language']) => ({
  settings: await loadSettings(db),
  publicUrl: env.publicUrl,
  language,
});

const to = (address: string, name: string, letter: Draft['letter']): Draft => ({
  to: { name, address },
  letter,
  attachments: [],
});
