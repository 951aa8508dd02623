import { expect, test } from 'vitest';
import { relyingPartyAt } from './relying-party.rules.ts';

test.each([
  ['https://tickets.example.com', { id: 'tickets.example.com', origin: 'https://tickets.example.com' }],
  [
    'https://tickets.example.com:8443/',
    { id: 'tickets.example.com', origin: 'https://tickets.example.com:8443' },
  ],
  ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  ['http://tickets.example.com', undefined],
  ['https://192.0.2.7', undefined],
  ['https://[2001:db8::7]', undefined],
])('passkeys at %s belong to %j', (publicUrl, party) => {
  expect(relyingPartyAt(publicUrl)).toEqual(party);
});
