import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { closeServer, listen } from '../stand-ins/ports.ts';
import { makeCertificate } from './certificate.ts';
import { storedCertificate } from './stored-certificate.ts';

const now = new Date('2026-11-27T10:00:00Z');

test('the certificate is for this machine alone, for at most 398 days, and signed by its key', () => {
  const certificate = new X509Certificate(makeCertificate(now).cert);
  expect(certificate.subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1');
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.ca).toBe(false);
  expect(certificate.validFromDate.toISOString()).toBe('2026-11-26T10:00:00.000Z');
  expect(certificate.validToDate.toISOString()).toBe('2027-12-29T10:00:00.000Z');
});

test('a client that trusts the certificate reaches a server with it by https', async () => {
  const certificate = makeCertificate(new Date());
  const server = createServer(certificate, (_, response) => response.end('secure'));
  const port = await listen(server, 0);
  onTestFinished(() => closeServer(server));
  const request = get({ host: '127.0.0.1', port, ca: certificate.cert });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect((await response.toArray()).join('')).toBe('secure');
});

test('the next start has the same certificate, until it has ended', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'driftig-https-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const first = await storedCertificate(folder, now);
  expect(await storedCertificate(folder, new Date('2027-12-28T10:00:00Z'))).toEqual(first);
  const next = await storedCertificate(folder, new Date('2027-12-30T10:00:00Z'));
  expect(next.cert).not.toBe(first.cert);
});
