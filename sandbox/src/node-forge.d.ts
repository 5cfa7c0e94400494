/** What passes and their development certificates are made with. */
declare module 'node-forge' {
  type Attribute = {
    type?: string | undefined;
    shortName?: string;
    name?: string;
    value?: string | Date | undefined;
  };
  type Bytes = { getBytes(): string };
  interface Certificate {
    publicKey: unknown;
    serialNumber: string;
    validity: { notBefore: Date; notAfter: Date };
    setSubject(attributes: Attribute[]): void;
    setIssuer(attributes: Attribute[]): void;
    setExtensions(extensions: object[]): void;
    sign(key: unknown, digest: unknown): void;
  }
  interface SignedData {
    content: Bytes;
    addCertificate(pem: string): void;
    addSigner(signer: {
      key: unknown;
      certificate: Certificate;
      digestAlgorithm: string | undefined;
      authenticatedAttributes: Attribute[];
    }): void;
    sign(options: { detached: boolean }): void;
    toAsn1(): unknown;
  }
  const forge: {
    pki: {
      oids: Readonly<Record<string, string>>;
      createCertificate(): Certificate;
      certificateFromPem(pem: string): Certificate;
      certificateToPem(certificate: Certificate): string;
      privateKeyFromPem(pem: string): unknown;
      publicKeyFromPem(pem: string): unknown;
    };
    pkcs7: { createSignedData(): SignedData };
    asn1: { toDer(value: unknown): Bytes };
    md: { sha256: { create(): unknown } };
    util: { createBuffer(bytes: string): Bytes };
  };
  export default forge;
}
