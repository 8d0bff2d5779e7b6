import type { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';

import { AppError } from '@driftig/domain/errors';

import { signAsActing } from '@driftig/data/credentials/acting';

import { services } from '../pipeline/services.ts';
import { timeLimits } from '../pipeline/time-limits.ts';

const environment = z.object({ FILES_BUCKET: z.string().min(1) });

/** A file's bytes and their media type. */
export interface StoredFile {
  readonly content: Buffer;
  readonly mediaType: string;
  /** It is to be scanned for malware before it is shown. */
  readonly scanned?: boolean;
}

/** Stored with the file itself, so that a file knows it from its first moment. */
const scanMark = { scan: 'wanted' };

/** The company's own files: every key begins with the company's folder. */
export interface FileStore {
  put(name: string, file: StoredFile): Promise<void>;
  /** Throws not_found for a missing file. */
  get(name: string): Promise<StoredFile>;
  /** Does nothing where the file is missing. */
  remove(name: string): Promise<void>;
}

let client: S3Client | undefined;

/** Loads the client on first use: few requests touch a file. */
export async function connectToS3() {
  const s3 = await import('./s3.ts');
  client ??= openS3(s3.S3Client);
  const { FILES_BUCKET } = environment.parse(process.env);
  return { s3, client, bucket: FILES_BUCKET };
}

function openS3(Client: typeof S3Client): S3Client {
  const opened = new Client({ forcePathStyle: true, requestHandler: timeLimits });
  const { credentialsOf } = services().table;
  if (credentialsOf) signAsActing(opened.config, credentialsOf);
  return opened;
}

export function fileStore(companyId: string): FileStore {
  // No part begins with a dot, so that none leads out of the company's folder.
  const keyOf = (name: string) => {
    if (!/^[\w-]+(\/[\w-][\w.-]*)*$/.test(name))
      throw new Error(`${name} is not a valid file name`);
    return `c/${companyId}/${name}`;
  };
  return {
    async put(name, { content, mediaType, scanned }) {
      const { s3, client: to, bucket } = await connectToS3();
      const object = { Bucket: bucket, Key: keyOf(name), Body: content, ContentType: mediaType };
      const marked = scanned === true ? { ...object, Metadata: scanMark } : object;
      await to.send(new s3.PutObjectCommand(marked));
    },

    async get(name) {
      const { s3, client: from, bucket } = await connectToS3();
      const command = new s3.GetObjectCommand({ Bucket: bucket, Key: keyOf(name) });
      const object = await from.send(command).catch((error: unknown) => {
        throw isMissing(error) ? notFound(error) : error;
      });
      const bytes = await object.Body?.transformToByteArray();
      return {
        content: Buffer.from(bytes ?? []),
        mediaType: object.ContentType ?? 'application/octet-stream',
        ...(object.Metadata?.['scan'] === scanMark.scan && { scanned: true }),
      };
    },

    async remove(name) {
      const { s3, client: at, bucket } = await connectToS3();
      await at.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) }));
    },
  };
}

/**
 * S3 answers NoSuchKey only with the right to list the bucket. The functions lack it, so a missing
 * object is AccessDenied (403) for them.
 */
export function isMissing(error: unknown): error is Error {
  return error instanceof Error && ['NoSuchKey', 'AccessDenied'].includes(error.name);
}

/** The log line names what S3 answered: AccessDenied may also be a policy that is wrong. */
function notFound(error: Error): AppError {
  return new AppError('not_found', { details: { s3: error.name }, cause: error });
}
