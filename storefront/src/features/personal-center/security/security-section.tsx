import type { Customer } from '@gangway/shared/contract/people/customers.ts';
import { DevicesCard } from './devices-card.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';

/** Security settings: the password, the e-mail address for its reset, and the sessions. */
export function SecuritySection({ me }: { me: Customer }) {
  return (
    <>
      <PasswordCard username={me.username} />
      <EmailCard me={me} />
      <DevicesCard />
    </>
  );
}
