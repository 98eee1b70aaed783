declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Decrypts what is encrypted for a browser (RFC 8188, RFC 8291). Throws if it isn't for these keys. */
  export function decrypt(sealed: Buffer, keys: { version: 'aes128gcm'; privateKey: ECDH; authSecret: Buffer }): Buffer;
}
