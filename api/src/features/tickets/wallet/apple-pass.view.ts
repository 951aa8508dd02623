import { mark } from '@gangway/shared/art/mark.ts';
import sharp from 'sharp';
import type { ETicket, Voyage } from '../e-ticket/e-ticket.types.ts';
import { type Fact, wordingOf } from '../e-ticket/wording.texts.ts';
import type { AppleWallet } from './wallet-settings.service.ts';

/** Sizes of the icon in pixels, for screens of each density. */
const ICONS = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87, 'logo.png': 50, 'logo@2x.png': 100 };
const COLORS = {
  daytime: { backgroundColor: 'rgb(234, 245, 245)', foregroundColor: 'rgb(10, 34, 51)' },
  nighttime: { backgroundColor: 'rgb(21, 26, 58)', foregroundColor: 'rgb(255, 255, 255)' },
} as const;

/** An e-ticket as a boarding pass for Apple Wallet, in the order's language. It is shown on the screen near departure. */
export async function applePass(
  voyage: Voyage,
  ticket: ETicket,
  { passTypeIdentifier, teamIdentifier, ...certificates }: AppleWallet,
): Promise<Buffer> {
  // Only operators with a certificate of Apple need it, and it takes memory.
  const { PKPass } = await import('passkit-generator');
  const words = wordingOf(voyage, ticket);
  const { signerKeyPassphrase, ...keys } = certificates;
  const pass = new PKPass(
    await icons(voyage),
    { ...keys, ...(signerKeyPassphrase && { signerKeyPassphrase }) },
    {
      formatVersion: 1,
      passTypeIdentifier,
      teamIdentifier,
      serialNumber: ticket.id,
      organizationName: voyage.operator.name,
      description: words.title,
      logoText: voyage.operator.name,
      ...COLORS[voyage.session],
    },
  );
  pass.type = 'boardingPass';
  pass.transitType = 'PKTransitTypeBoat';
  if (words.gate) pass.headerFields.push(field('gate', words.gate));
  pass.primaryFields.push(
    { key: 'origin', label: words.departs[0], value: voyage.departure.name },
    { key: 'destination', label: words.arrives[0], value: voyage.destination.name },
  );
  pass.secondaryFields.push(field('passenger', words.passenger), field('departs', words.departs));
  pass.auxiliaryFields.push(
    field('boarding', words.boarding),
    field('seat', words.seat),
    field('cabin', words.cabin),
  );
  pass.backFields.push(
    field('ship', words.ship),
    field('arrives', words.arrives),
    field('order', words.order),
    field('serial', words.serial),
    field('code', words.verificationCode),
    { key: 'terms', label: words.termsTitle, value: words.terms.join('\n') },
  );
  pass.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: ticket.code,
    messageEncoding: 'iso-8859-1',
    altText: ticket.verificationCode,
  });
  pass.setRelevantDates([
    { startDate: new Date(voyage.boardingOpensAt), endDate: new Date(voyage.departsAt) },
  ]);
  pass.setExpirationDate(new Date(voyage.arrivesAt));
  return pass.getAsBuffer();
}

const field = (key: string, [label, value]: Fact) => ({ key, label, value });

/** The operator's mark, or the product's. */
async function icons({ operator }: Voyage): Promise<Record<string, Buffer>> {
  const source = operator.mark === null ? Buffer.from(mark()) : Buffer.from(operator.mark, 'base64');
  const drawn = Object.entries(ICONS).map(async ([name, size]) => {
    const png = await sharp(source, { density: 300 }).resize(size, size).png().toBuffer();
    return [name, png] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}
