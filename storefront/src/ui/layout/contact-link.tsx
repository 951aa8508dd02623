import { Icon } from '../icons/icon.tsx';

interface ContactLinkProps {
  className?: string;
}

/** A telephone number that a phone dials. */
export const PhoneLink = ({ phone, className }: ContactLinkProps & { phone: string }) => (
  <a className={className} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
    <Icon name="phone" size={18} />
    {phone}
  </a>
);

/** An address that the mail program writes to. */
export const EmailLink = ({ email, className }: ContactLinkProps & { email: string }) => (
  <a className={className} href={`mailto:${email}`}>
    <Icon name="mail" size={18} />
    {email}
  </a>
);
