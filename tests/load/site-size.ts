import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { webOutDir } from '@driftig/local-cloud/repository-folders';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

/**
 * JavaScript in KB (gzip) that the browser loads before a screen of these modules works: the entry,
 * the modules and everything they import statically.
 */
export function firstLoadKilobytes(modules: readonly string[]): number {
  const text = readFileSync(join(webOutDir, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name] ?? Object.values(manifest).find(named(name));
    if (chunk === undefined) throw new Error(`${name} is not a chunk of the site`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  ['index.html', ...modules].forEach(visit);
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(webOutDir, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** The chunk of a module that several screens share has the module's name, not its path. */
function named(module: string): (chunk: Chunk) => boolean {
  const name = basename(module, extname(module));
  return (chunk) => chunk.name === name && chunk.file.endsWith('.js');
}
