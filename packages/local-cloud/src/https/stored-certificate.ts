import { X509Certificate } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makeCertificate, type Certificate } from './certificate.ts';

/** The certificate of the last start, so that a browser that trusts it is not asked again; a new one when it has ended. */
export async function storedCertificate(folder: string, now: Date): Promise<Certificate> {
  const file = join(folder, 'https.json');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  const last = stored === undefined ? undefined : (JSON.parse(stored) as Certificate);
  if (last !== undefined && new X509Certificate(last.cert).validToDate > now) return last;
  const made = makeCertificate(now);
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}
