import { createReadStream, existsSync } from 'node:fs';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectFiles } from './object-files.ts';

const objectEnding = '._S3rver_object';
const metadataEnding = '._S3rver_metadata.json';

/**
 * Moves the objects of a data folder from before 26 November 2026, when s3rver kept each as three files.
 * It may be interrupted: what is not moved yet is moved at the next start.
 */
export async function moveS3rverFiles(folder: string, files: ObjectFiles): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => one.endsWith(objectEnding))) {
    const key = name.slice(0, -objectEnding.length);
    const path = join(folder, key);
    const metadata = await metadataIn(`${path}${metadataEnding}`);
    const own = Object.entries(metadata).flatMap(([header, value]) =>
      header.startsWith('x-amz-meta-') ? [[header.slice('x-amz-meta-'.length), value]] : [],
    );
    const contentType = metadata['content-type'] ?? 'binary/octet-stream';
    await files.put(
      key,
      { contentType, metadata: Object.fromEntries(own) as Record<string, string> },
      { body: createReadStream(`${path}${objectEnding}`) },
    );
    for (const ending of [objectEnding, `${objectEnding}.md5`, metadataEnding])
      await rm(`${path}${ending}`, { force: true });
  }
}

/** The headers of an object; none where s3rver was stopped before it wrote them. */
async function metadataIn(path: string): Promise<Readonly<Record<string, string>>> {
  if (!existsSync(path)) return {};
  return JSON.parse(await readFile(path, 'utf8')) as Readonly<Record<string, string>>;
}
