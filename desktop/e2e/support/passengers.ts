import type { GateSailing } from '@gangway/shared/contract/office/boarding.ts';
import type { OfficeOrderDetail, OfficeOrderPage } from '@gangway/shared/contract/office/orders.ts';
import sharp from 'sharp';
import { readQrs } from '../../../api/test/support/read-qr.ts';
import type { StaffApi } from './staff-api.ts';

export interface Passenger {
  ticketId: string;
  serial: string;
  name: string;
  verificationCode: string;
  /** An adult, who needs nobody on board before. */
  adult: boolean;
}

/** Who sails together: two or more. */
export interface Party {
  sailing: GateSailing;
  number: string;
  /** An adult. */
  first: Passenger;
  second: Passenger;
  rest: readonly Passenger[];
}

/**
 * A paid order of whom nobody is on board yet, of `size` or more who are called differently, with its sailing, which boards
 * now: boarding opens a day ahead for it.
 */
export async function findParty(api: StaffApi, size = 2): Promise<Party> {
  await api.post('/config/update', { key: 'boardingOpensMinutes', value: 1440 });
  const sailings = await api.get<GateSailing[]>('/office/boarding/sailings');
  for (const sailing of sailings.filter(({ phase }) => phase === 'boarding')) {
    const query = `sailing=${sailing.id}&status=paid&qrStatus=unused&size=200`;
    const { items } = await api.get<OfficeOrderPage>(`/office/orders?${query}`);
    for (const { number } of items.filter(({ passengers }) => passengers >= size)) {
      const people = peopleOf(await api.get<OfficeOrderDetail>(`/office/orders/${number}`));
      const [first, second, ...rest] = people;
      const differ = new Set(people.map(({ name }) => name)).size === people.length;
      if (first?.adult && second && people.length >= size && differ)
        return { sailing, number, first, second, rest };
    }
  }
  throw new Error(`no sailing that boards now expects a party of ${size}`);
}

/** Those of an order who are not on board, adults first. */
function peopleOf({ tickets }: OfficeOrderDetail): Passenger[] {
  const people = tickets.flatMap(
    ({ id, serial, passengerName, verificationCode, ticketType, canceledAt, boardingStatus }) =>
      canceledAt === null && boardingStatus === 'pending' && verificationCode
        ? [
            {
              ...{ ticketId: id, serial, name: passengerName, verificationCode },
              adult: ticketType === 'adult' || ticketType === 'senior',
            },
          ]
        : [],
  );
  return people.sort((a, b) => Number(b.adult) - Number(a.adult));
}

/** The code of a ticket, read from its QR as a scanner does. */
export async function codeOf(api: StaffApi, { ticketId }: Pick<Passenger, 'ticketId'>): Promise<string> {
  const svg = await api.file(`/tickets/${ticketId}/qr.svg`);
  const [code] = await readQrs(await sharp(Buffer.from(svg)).resize(820).png().toBuffer());
  if (!code) throw new Error('the QR cannot be read');
  return code;
}
