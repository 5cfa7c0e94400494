import { createHash } from 'node:crypto';
import AdmZip from 'adm-zip';
import forge from 'node-forge';

/** PEM of what signs passes: the certificate of the pass type, its key, and the certificate between it and Apple's. */
export type PassSigner = { certificate: string; key: string; intermediate: string };

/** A pass as phones take it: a ZIP with the SHA-1 of each file, and a detached PKCS#7 signature of that list. */
export function passArchive(files: ReadonlyMap<string, Buffer>, signer: PassSigner, now: Date): Buffer {
  const hashes = [...files].map(([name, content]) => [
    name,
    createHash('sha1').update(content).digest('hex'),
  ]);
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(hashes)));
  const zip = new AdmZip();
  for (const [name, content] of [
    ...files,
    ['manifest.json', manifest] as const,
    ['signature', signatureOf(manifest, signer, now)] as const,
  ])
    zip.addFile(name, content);
  return zip.toBuffer();
}

function signatureOf(manifest: Buffer, { certificate, key, intermediate }: PassSigner, now: Date): Buffer {
  const { oids } = forge.pki;
  const signed = forge.pkcs7.createSignedData();
  signed.content = forge.util.createBuffer(manifest.toString('binary'));
  signed.addCertificate(certificate);
  signed.addCertificate(intermediate);
  signed.addSigner({
    key: forge.pki.privateKeyFromPem(key),
    certificate: forge.pki.certificateFromPem(certificate),
    digestAlgorithm: oids['sha256'],
    authenticatedAttributes: [
      { type: oids['contentType'], value: oids['data'] },
      { type: oids['messageDigest'] },
      { type: oids['signingTime'], value: now },
    ],
  });
  signed.sign({ detached: true });
  return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary');
}
