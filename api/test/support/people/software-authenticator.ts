import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

/** What a test changes to make an answer wrong. */
interface Faults {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
}

interface Options {
  challenge: string;
}

/** An authenticator with one passkey (WebAuthn level 2, ES256, attestation "none"), as a browser's answers show it. */
export function createSoftwareAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, { challenge }: Options, faults: Faults) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (flags: number, faults: Faults, credential = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(faults.counter ?? ++counter);
    return Buffer.concat([sha256(faults.rpId ?? rpId), Buffer.from([flags]), count, credential]);
  };
  const answer = (response: Record<string, string | string[]>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** The answer of `navigator.credentials.create()`. */
    create(options: Options, faults: Faults = {}) {
      // A COSE key: EC2, ES256, P-256, x, y.
      const coseKey = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytes(Buffer.from(y, 'base64url')),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      const flags = USER_PRESENT | USER_VERIFIED | WITH_CREDENTIAL;
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authenticatorData(flags, faults, credential)),
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options, faults).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },

    /** The answer of `navigator.credentials.get()`. */
    get(options: Options, faults: Faults = {}) {
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED, faults);
      const client = clientData('webauthn.get', options, faults);
      const signature = sign(
        'sha256',
        Buffer.concat([data, createHash('sha256').update(client).digest()]),
        privateKey,
      );
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

const sha256 = (value: string) => createHash('sha256').update(value).digest();

/** A CBOR text of fewer than 24 bytes. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** A CBOR byte string of 24 to 255 bytes. */
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);
