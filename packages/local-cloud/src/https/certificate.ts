import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import * as der from './der.ts';

/** Key and certificate in PEM, as `createServer` of node:https takes them. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const day = 24 * 60 * 60 * 1000;
/** The longest that Safari accepts is 825 days. */
const lifetime = 397 * day;

const ecdsaWithSha256 = der.sequence(der.oid('1.2.840.10045.4.3.2'));

/** A certificate for this machine that signs itself: browsers ask once whether to trust it. */
export function makeCertificate(now: Date): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = nameOf('Driftig on this machine');
  const body = der.sequence(
    der.numberedPart(0, der.integer(Buffer.from([2]))),
    der.integer(serialNumber()),
    ecdsaWithSha256,
    name,
    der.sequence(
      der.time(new Date(now.getTime() - day)),
      der.time(new Date(now.getTime() + lifetime)),
    ),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der.numberedPart(3, der.sequence(...extensions())),
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = der.sequence(body, ecdsaWithSha256, der.bitString(signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(certificate),
  };
}

/** Positive: the upper bit is the sign. */
function serialNumber(): Buffer {
  return Buffer.concat([Buffer.from([0x01]), randomBytes(15)]);
}

const nameOf = (text: string) =>
  der.sequence(der.set(der.sequence(der.oid('2.5.4.3'), der.utf8(text))));

/** The names that it is for, that it signs no others, and that it is a server's. */
function extensions(): Buffer[] {
  const names = der.sequence(
    der.numberedBytes(2, Buffer.from('localhost')),
    der.numberedBytes(7, Buffer.from([127, 0, 0, 1])),
  );
  const serverAuth = der.sequence(der.oid('1.3.6.1.5.5.7.3.1'));
  return [
    der.sequence(der.oid('2.5.29.17'), der.octetString(names)),
    der.sequence(der.oid('2.5.29.19'), der.boolean(true), der.octetString(der.sequence())),
    der.sequence(der.oid('2.5.29.37'), der.octetString(serverAuth)),
  ];
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
