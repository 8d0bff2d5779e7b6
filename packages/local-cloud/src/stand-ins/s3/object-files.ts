import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { ulid } from 'ulid';

/** Sent with an object's bytes, and answered with them. */
export interface ObjectHeaders {
  readonly contentType: string;
  /** By its name without `x-amz-meta-`. */
  readonly metadata: Readonly<Record<string, string>>;
}

interface Kept extends ObjectHeaders {
  /** Hexadecimal. */
  readonly md5: string;
  /** Base64, as in `x-amz-checksum-crc32`. */
  readonly crc32: string;
}

interface OpenedObject extends Kept {
  readonly size: number;
  readonly modified: Date;
  /** To be read or destroyed, which closes the file. */
  readonly body: Readable;
}

/** Bytes of the number at the end of a file, which is the length of the JSON before it. */
const lengthBytes = 4;
const ending = '.object';

/**
 * A bucket on disk. An object is one file: its bytes, then what is kept with them as JSON, then the
 * length of that. It is written beside and renamed, so a reader sees it whole or not at all.
 */
export function objectFiles(folder: string, partsFolder: string) {
  return {
    /** Undefined, and nothing stored, where the bytes do not have the CRC32 that was sent. */
    async put(
      key: string,
      headers: ObjectHeaders,
      { body, crc32: sent }: { readonly body: Readable; readonly crc32?: string | undefined },
    ): Promise<Kept | undefined> {
      const part = join(partsFolder, ulid());
      try {
        const kept = await write(part, headers, body);
        if (sent !== undefined && sent !== kept.crc32) return undefined;
        const path = pathOf(folder, key);
        await mkdir(dirname(path), { recursive: true });
        await rename(part, path);
        return kept;
      } finally {
        await rm(part, { force: true });
      }
    },

    /** Undefined for a missing one. */
    async open(key: string): Promise<OpenedObject | undefined> {
      const file = await openIfThere(pathOf(folder, key));
      if (file === undefined) return undefined;
      try {
        return await read(file);
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    /** Does nothing for a missing one. */
    async remove(key: string): Promise<void> {
      await rm(pathOf(folder, key), { force: true });
    },

    /** The keys that begin with this, in order. */
    async list(prefix: string): Promise<readonly string[]> {
      const above = prefix.split('/').slice(0, -1).map(encodePart);
      const top = join(folder, ...above);
      const names = await readdir(top, { recursive: true }).catch(ifMissing([]));
      return names
        .filter((name) => name.endsWith(ending))
        .map((name) => [...above, name.slice(0, -ending.length)].join('/'))
        .map((path) => path.split('/').map(decodeURIComponent).join('/'))
        .filter((key) => key.startsWith(prefix))
        .toSorted();
    },
  };
}

export type ObjectFiles = ReturnType<typeof objectFiles>;

/** No part of a path is '.' or '..', whatever the key says. */
const encodePart = (part: string) => encodeURIComponent(part).replaceAll(/^\./g, '%2E');

const pathOf = (folder: string, key: string) =>
  `${join(folder, ...key.split('/').map(encodePart))}${ending}`;

async function write(path: string, headers: ObjectHeaders, body: Readable): Promise<Kept> {
  const file = await open(path, 'wx');
  try {
    const md5 = createHash('md5');
    let sum = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      md5.update(chunk);
      sum = crc32(chunk, sum);
      await file.appendFile(chunk);
    }
    const kept = { ...headers, md5: md5.digest('hex'), crc32: numberOf(sum).toString('base64') };
    const json = Buffer.from(JSON.stringify(kept));
    await file.appendFile(Buffer.concat([json, numberOf(json.length)]));
    await file.sync();
    return kept;
  } finally {
    await file.close();
  }
}

function numberOf(value: number): Buffer {
  const bytes = Buffer.alloc(lengthBytes);
  bytes.writeUInt32BE(value);
  return bytes;
}

async function read(file: FileHandle): Promise<OpenedObject> {
  const { size: all, mtime: modified } = await file.stat();
  const jsonEnd = all - lengthBytes;
  const size = jsonEnd - (await bytesAt(file, jsonEnd, lengthBytes)).readUInt32BE();
  const kept = JSON.parse((await bytesAt(file, size, jsonEnd - size)).toString()) as Kept;
  if (size > 0)
    return { ...kept, size, modified, body: file.createReadStream({ start: 0, end: size - 1 }) };
  await file.close();
  return { ...kept, size, modified, body: Readable.from([]) };
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer } = await file.read({ buffer: Buffer.alloc(length), position });
  return buffer;
}

const openIfThere = (path: string) => open(path).catch(ifMissing(undefined));

/** Gives this where a file or folder is missing; throws any other error. */
function ifMissing<T>(instead: T): (error: unknown) => T {
  return (error) => {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT') return instead;
    throw error;
  };
}
