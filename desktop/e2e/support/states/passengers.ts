import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import sharp from 'sharp';
import { readQrs } from '../../../../api/test/support/documents/read-qr.ts';
import { book } from '../../../../storefront/e2e/support/booking.ts';
import type { StaffApi } from '../staff-api.ts';
import { createSailing, createShip, payInCash } from './own-sailing.ts';

export interface Passenger {
  ticketId: string;
  serial: string;
  name: string;
  verificationCode: string;
}

/** A paid order of adults who have not boarded, on its own sailing, which boards now. */
interface ExpectedParty {
  sailing: GateSailing;
  number: string;
  first: Passenger;
}

/** A passenger who can board. */
export const expectPassenger = (manager: StaffApi): Promise<ExpectedParty> => expectOrder(manager, 1);

/** A party of three with different names. */
export async function expectParty(
  manager: StaffApi,
): Promise<ExpectedParty & { second: Passenger; third: Passenger }> {
  const { people, ...order } = await expectOrder(manager, 3);
  const [, second = order.first, third = order.first] = people;
  return { ...order, second, third };
}

async function expectOrder(
  manager: StaffApi,
  size: number,
): Promise<ExpectedParty & { people: Passenger[] }> {
  const { id } = await createSailing(manager, await createShip(manager));
  const expected = await expectOrderOn(manager, id, size);
  if (expected.sailing.phase !== 'boarding') throw new Error('the new sailing does not board');
  return expected;
}

/** A paid passenger of a sailing that gates know, whether it boards now or later. */
export async function expectOrderOn(
  manager: StaffApi,
  id: number,
  size: number,
): Promise<ExpectedParty & { people: Passenger[] }> {
  const { order } = await book(manager.request, id, { size });
  await payInCash(manager, order);
  const { number, tickets } = await manager.get<OfficeOrderDetail>(`/office/orders/${order.number}`);
  const people = tickets.map(({ id: ticketId, serial, passengerName: name, verificationCode }) => ({
    ticketId,
    serial,
    name,
    verificationCode: verificationCode ?? '',
  }));
  const sailings = await manager.get<GateSailing[]>('/office/boarding/sailings');
  const sailing = sailings.find(candidate => candidate.id === id);
  const [first] = people;
  if (!sailing || !first) throw new Error('the gates do not have the new sailing');
  return { sailing, number, first, people };
}

/** The code of a ticket, decoded from its QR image. */
export async function codeOf(manager: StaffApi, { ticketId }: Pick<Passenger, 'ticketId'>): Promise<string> {
  const svg = await manager.file(`/tickets/${ticketId}/qr.svg`);
  const [code] = await readQrs(await sharp(Buffer.from(svg)).resize(820).png().toBuffer());
  if (!code) throw new Error('the QR cannot be read');
  return code;
}
