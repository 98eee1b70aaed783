import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  options: Record<string, unknown>;
}
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const UP_UV = 0x05;
const ATTESTED = 0x40;

/** A software security key with one key pair: answers WebAuthn challenges like a browser. Tests tamper with its answers. */
export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  origin = 'http://localhost:3000';
  party = 'localhost';
  flags = UP_UV;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** RegistrationResponseJSON for PublicKeyCredentialCreationOptionsJSON. */
  register({ options }: Options): Record<string, unknown> {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, Buffer.from(isoCBOR.encode(cose as never))]);
    const authData = Buffer.concat([this.head(this.flags | ATTESTED), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', options).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** AuthenticationResponseJSON for PublicKeyCredentialRequestOptionsJSON. */
  sign({ options }: Options, key: KeyObject = this.keys.privateKey): Record<string, unknown> {
    this.counter += 1;
    const authenticatorData = this.head(this.flags);
    const clientData = this.clientData('webauthn.get', options);
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientData)]))
      .sign(key);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.party), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, { challenge }: Record<string, unknown>): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private answer(response: Record<string, unknown>): Record<string, unknown> {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
