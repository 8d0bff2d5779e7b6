import type { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';

import { isMissing } from '../files/files.ts';
import { timeLimits } from '../pipeline/time-limits.ts';

const environment = z.object({ MAIL_IN_BUCKET: z.string().min(1) });

interface StoredMail {
  /** The message (RFC 5322), or as much of it as was asked for. */
  readonly content: Buffer;
  readonly isWhole: boolean;
}

let client: S3Client | undefined;

/** The bucket of received mails belongs to no company, so its client has the function's own rights. */
async function connect() {
  const s3 = await import('../files/s3.ts');
  client ??= new s3.S3Client({ forcePathStyle: true, requestHandler: timeLimits });
  const { MAIL_IN_BUCKET } = environment.parse(process.env);
  return { s3, client, Bucket: MAIL_IN_BUCKET };
}

/** At most `maxBytes` of a received mail; undefined when it was handled and removed already. */
export async function readMail(key: string, maxBytes: number): Promise<StoredMail | undefined> {
  const { s3, client: from, Bucket } = await connect();
  const command = new s3.GetObjectCommand({ Bucket, Key: key });
  const object = await from.send(command).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  const reader = object?.Body?.transformToWebStream().getReader();
  if (reader === undefined) return undefined;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  while (bytes <= maxBytes) {
    const { done, value } = await reader.read();
    if (done) return { content: Buffer.concat(chunks), isWhole: true };
    chunks.push(value);
    bytes += value.length;
  }
  await reader.cancel();
  return { content: Buffer.concat(chunks), isWhole: false };
}

export async function removeMail(key: string): Promise<void> {
  const { s3, client: at, Bucket } = await connect();
  await at.send(new s3.DeleteObjectCommand({ Bucket, Key: key }));
}
