import { language } from '@gangway/shared/contract/base/vocabulary.ts';
import { readMailedParty } from '../features/waitlist/waitlist.service.ts';
import type { Deps } from '../lib/http/context.ts';
import { loadSettings } from '../operator/settings.service.ts';
import type { AddressedMail } from './addressed-mail.types.ts';
import { waitlistConfirmMail, waitlistOfferMail } from './layouts/waitlist-mails.view.ts';
import type { WaitlistMailJob } from './mail-job.types.ts';

/** The mail to a party on a waitlist. Undefined once it is obsolete: confirmed already, or the offer has ended. */
export async function waitlistMail(deps: Deps, job: WaitlistMailJob): Promise<AddressedMail | undefined> {
  const party = await readMailedParty(deps, job.partyId);
  if (!party) return undefined;
  const { name, email, status, offerId, entry } = party;
  const settings = await loadSettings(deps.db);
  const data = { settings, publicUrl: deps.env.publicUrl, language: language.parse(party.language) };
  const to = { name, address: email };
  if (job.kind === 'waitlist-confirm')
    return status === 'unconfirmed'
      ? { to, content: waitlistConfirmMail(data, name, entry), attachments: [] }
      : undefined;
  if (offerId !== job.offerId || !entry.offer) return undefined;
  return { to, content: waitlistOfferMail(data, name, entry, entry.offer), attachments: [] };
}
