import type { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';

import { AppError } from '@driftig/domain/errors';

import { timeLimits } from '../pipeline/time-limits.ts';

const environment = z.object({ FILES_BUCKET: z.string().min(1) });

/** A file as it is kept: its bytes and what they are. */
export interface StoredFile {
  readonly content: Buffer;
  readonly mediaType: string;
}

/** The company's own files; a key never leaves its folder. */
export interface FileStore {
  put(name: string, file: StoredFile): Promise<void>;
  /** Throws not_found for a file that is not there. */
  get(name: string): Promise<StoredFile>;
  remove(name: string): Promise<void>;
}

let client: S3Client | undefined;

/** The client is loaded by the first who needs it: few requests touch a file. */
async function connect() {
  const s3 = await import('./s3.ts');
  client ??= new s3.S3Client({ forcePathStyle: true, requestHandler: timeLimits });
  const { FILES_BUCKET } = environment.parse(process.env);
  return { s3, client, bucket: FILES_BUCKET };
}

export function fileStore(companyId: string): FileStore {
  const keyOf = (name: string) => {
    if (!/^[\w-]+(\/[\w.-]+)*$/.test(name)) throw new Error(`${name} is no name of a file`);
    return `c/${companyId}/${name}`;
  };
  return {
    async put(name, { content, mediaType }) {
      const { s3, client: to, bucket } = await connect();
      const what = { Bucket: bucket, Key: keyOf(name), Body: content, ContentType: mediaType };
      await to.send(new s3.PutObjectCommand(what));
    },

    async get(name) {
      const { s3, client: from, bucket } = await connect();
      const wanted = new s3.GetObjectCommand({ Bucket: bucket, Key: keyOf(name) });
      const found = await from.send(wanted).catch((error: unknown) => {
        throw error instanceof s3.NoSuchKey ? new AppError('not_found', { cause: error }) : error;
      });
      const bytes = await found.Body?.transformToByteArray();
      return {
        content: Buffer.from(bytes ?? []),
        mediaType: found.ContentType ?? 'application/octet-stream',
      };
    },

    async remove(name) {
      const { s3, client: at, bucket } = await connect();
      await at.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) }));
    },
  };
}
