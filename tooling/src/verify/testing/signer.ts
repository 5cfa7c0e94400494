import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';

type Other = { issuer?: string; audience?: string; seconds?: number | null };

/** A provider of identities: its public keys, and tokens as a CI gets them. */
export async function signer(issuer: string, audience: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const kid = crypto.randomUUID();
  const key: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' };
  return {
    names: { issuer, audience },
    keys: [{ kty: 'EC', ...key }],
    token: (claims: JWTPayload, other: Other = {}) => {
      const { seconds = 300 } = other;
      const token = new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid })
        .setIssuer(other.issuer ?? issuer)
        .setAudience(other.audience ?? audience)
        .setIssuedAt();
      if (seconds !== null) token.setExpirationTime(Math.floor(Date.now() / 1_000) + seconds);
      return token.sign(privateKey);
    },
  };
}
