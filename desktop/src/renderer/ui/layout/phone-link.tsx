import { phoneToRead } from '@gangway/shared/contract/entries/phone.ts';

/** A phone number that the desk calls, in the groups in which it is dialed. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone}`}>{phoneToRead(phone)}</a>;
