declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  type Given = { version: 'aes128gcm'; privateKey: ECDH; authSecret: string };
  /** @param given `dh`: public key of the receiver */
  export function encrypt(text: Buffer, given: Given & { dh: string }): Buffer;
  export function decrypt(body: Buffer, given: Given): Buffer;
}
