import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A documented call, as `tests/spec/endpoints.tsv` has it. */
interface SpecCall {
  readonly method: string;
  readonly path: string;
  readonly word: string;
  readonly access: string;
}

/** Every documented call (product W16). */
export function documentedCalls(): readonly SpecCall[] {
  const file = join(import.meta.dirname, '..', 'spec', 'endpoints.tsv');
  const [, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [method = '', path = '', word = '', access = ''] = row.split('\t');
    return { method, path, word, access };
  });
}

/** Method and path of a call without the names of its path parameters. */
export function callKey({ method, path }: Pick<SpecCall, 'method' | 'path'>): string {
  return `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
}
