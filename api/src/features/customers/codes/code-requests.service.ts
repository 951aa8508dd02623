import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { CodeRequest, CodeTerms } from '@gangway/shared/contract/people/accounts.ts';
import type { ContactPoint } from '../../../accounts/customers/reachable-account.types.ts';
import { requireHuman } from '../../../accounts/human-check/human-check.service.ts';
import type { Origin } from '../../../accounts/known-devices/origin.types.ts';
import { createCodeRequest } from '../../../accounts/one-time-codes/request-code.service.ts';
import { createCurrentPasswordCheck } from '../../../accounts/passwords/current-password.service.ts';
import type { CustomerCaller } from '../../../lib/caller.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { readPasswordHash } from '../account/customers.service.ts';
import { askerOf, signedInAsker } from '../contacts/code-asker.service.ts';
import { contactPointOf, requireReachable } from '../contacts/contact-point.rules.ts';

/** Creates the request of a code without a session. It throws the errors of `requireHuman` and `createCodeRequest`. */
export function createOpenCodeRequest(deps: Deps) {
  const createRequest = createCodeRequest(deps);
  return async (request: CodeRequest, origin: Origin): Promise<CodeTerms> => {
    const contact = contactPointOf(request);
    requireReachable(contact, deps);
    await requireHuman(deps, request.humanCheck);
    const { purpose, language } = request;
    return createRequest(
      { ...contact, purpose, language, customerId: null },
      'guest',
      await askerOf(deps, contact, origin),
    );
  };
}

/**
 * Creates a customer's request of a code that confirms an e-mail address or a phone. It throws the errors of
 * `createCurrentPasswordCheck` and `createCodeRequest`.
 */
export function createOwnCodeRequest(deps: Deps) {
  const checkPassword = createCurrentPasswordCheck(deps.db);
  const createRequest = createCodeRequest(deps);
  return async (
    { id }: CustomerCaller,
    request: { contact: ContactPoint; currentPassword: string; language: Language },
  ): Promise<CodeTerms> => {
    const { contact, currentPassword, language } = request;
    requireReachable(contact, deps);
    await checkPassword({ id, passwordHash: await readPasswordHash(deps.db, id) }, currentPassword);
    const purpose = contact.channel === 'email' ? 'email-change' : 'phone-change';
    return createRequest(
      { ...contact, purpose, language, customerId: id },
      `customer:${id}`,
      signedInAsker(id),
    );
  };
}
