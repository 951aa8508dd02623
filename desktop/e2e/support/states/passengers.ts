import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { OfficeOrderDetail, OfficeOrderPage } from '@gangway/shared/contract/office/orders/orders.ts';
import sharp from 'sharp';
import { readQrs } from '../../../../api/test/support/documents/read-qr.ts';
import type { StaffApi } from '../staff-api.ts';

export interface Passenger {
  ticketId: string;
  serial: string;
  name: string;
  verificationCode: string;
  /** An adult, who does not depend on a guardian on board. */
  adult: boolean;
}

/** A paid order without boarded passengers, of a sailing that boards now. */
interface Expected {
  sailing: GateSailing;
  number: string;
  /** An adult. */
  first: Passenger;
  others: readonly Passenger[];
}

/** A passenger who can board: an adult of the smallest order. */
export const findPassenger = (api: StaffApi): Promise<Expected> => findOrder(api, 1);

/** A party of at least three with different names. */
export async function findParty(api: StaffApi): Promise<Expected & { second: Passenger; third: Passenger }> {
  const order = await findOrder(api, 3);
  const [second = order.first, third = order.first] = order.others;
  return { ...order, second, third };
}

async function findOrder(api: StaffApi, size: number): Promise<Expected> {
  const sailings = await api.get<GateSailing[]>('/office/boarding/sailings');
  for (const sailing of sailings.filter(({ phase }) => phase === 'boarding')) {
    const query = `sailing=${sailing.id}&status=paid&qrStatus=unused&size=200`;
    const { items } = await api.get<OfficeOrderPage>(`/office/orders?${query}`);
    const large = items.filter(({ passengers }) => passengers >= size);
    for (const { number } of large.sort((a, b) => a.passengers - b.passengers)) {
      const people = peopleOf(await api.get<OfficeOrderDetail>(`/office/orders/${number}`));
      const [first, ...others] = people;
      const differ = new Set(people.map(({ name }) => name)).size === people.length;
      if (first?.adult && people.length >= size && differ) return { sailing, number, first, others };
    }
  }
  throw new Error(`no sailing that boards now expects an order of ${size}`);
}

/** The passengers of an order who are not on board, adults first. */
function peopleOf({ tickets }: OfficeOrderDetail): Passenger[] {
  const people = tickets.flatMap(
    ({ id, serial, passengerName, verificationCode, ticketType, canceledAt, boardingStatus }) =>
      canceledAt === null && boardingStatus === 'pending' && verificationCode
        ? [
            {
              ticketId: id,
              serial,
              name: passengerName,
              verificationCode,
              adult: ticketType === 'adult' || ticketType === 'senior',
            },
          ]
        : [],
  );
  return people.sort((a, b) => Number(b.adult) - Number(a.adult));
}

/** The code of a ticket, decoded from its QR image. */
export async function codeOf(api: StaffApi, { ticketId }: Pick<Passenger, 'ticketId'>): Promise<string> {
  const svg = await api.file(`/tickets/${ticketId}/qr.svg`);
  const [code] = await readQrs(await sharp(Buffer.from(svg)).resize(820).png().toBuffer());
  if (!code) throw new Error('the QR cannot be read');
  return code;
}
