import { sign } from 'node:crypto';
import { logoUrl } from '@gangway/shared/contract/base/brand-files.ts';
import { languageFacts } from '@gangway/shared/contract/base/languages.ts';
import type { ETicket, Voyage } from '../e-ticket/e-ticket.types.ts';
import type { GoogleWallet } from './wallet-settings.service.ts';

/**
 * The address that puts an e-ticket into Google Wallet: a token (JWT, RS256) that the operator's service account signs, with the
 * whole pass in it. `logo` names the operator's; empty: the product's mark.
 */
export function googlePassUrl(
  voyage: Voyage,
  ticket: ETicket,
  { issuerId, account, key }: GoogleWallet,
  { publicUrl, logo, now }: { publicUrl: string; logo: string; now: Date },
): string {
  const classId = `${issuerId}.ferry`;
  const language = languageFacts(voyage.language).locale;
  const translated = (value: string) => ({ defaultValue: { language, value } });
  const claims = {
    iss: account,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    payload: {
      transitClasses: [
        {
          id: classId,
          issuerName: voyage.operator.name,
          reviewStatus: 'UNDER_REVIEW',
          transitType: 'FERRY',
          logo: { sourceUri: { uri: publicUrl + (logo ? logoUrl(logo, 'icon512') : '/icon-512.png') } },
        },
      ],
      transitObjects: [
        {
          id: `${issuerId}.${ticket.id}`,
          classId,
          state: 'ACTIVE',
          ticketNumber: ticket.serial,
          passengerType: 'SINGLE_PASSENGER',
          passengerNames: ticket.passengerName,
          tripType: 'ONE_WAY',
          ticketLeg: {
            originName: translated(voyage.departure.name),
            destinationName: translated(voyage.destination.name),
            departureDateTime: voyage.departsAt,
            arrivalDateTime: voyage.arrivesAt,
            ...(voyage.gate && { platform: voyage.gate }),
            carriage: voyage.ship.name,
            ...(ticket.seat && { ticketSeat: { seat: ticket.seat, coach: ticket.cabin?.number } }),
          },
          barcode: { type: 'QR_CODE', value: ticket.code, alternateText: ticket.verificationCode },
        },
      ],
    },
  };
  const signed = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  const signature = sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url');
  return `https://pay.google.com/gp/v/save/${signed}.${signature}`;
}

const encoded = (data: object): string => Buffer.from(JSON.stringify(data)).toString('base64url');
