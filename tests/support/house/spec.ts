import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { allRoutes } from '@driftig/contracts/core/routes';
import { allSocketRoutes } from '@driftig/contracts/core/socket-routes';

/** A documented call, as `tests/spec/endpoints.tsv` has it. */
interface SpecCall {
  readonly method: string;
  readonly path: string;
  readonly word: string;
  readonly access: string;
}

/** Every documented call (product W16). */
export function documentedCalls(): readonly SpecCall[] {
  const file = join(import.meta.dirname, '..', '..', 'spec', 'endpoints.tsv');
  const [, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [method = '', path = '', word = '', access = ''] = row.split('\t');
    return { method, path, word, access };
  });
}

/** Every call that there is, a frame of the socket as the documents write it: WS and its action. */
export const builtCalls: readonly SpecCall[] = [
  ...allRoutes,
  ...allSocketRoutes.map(({ key, word, access }) => ({ method: 'WS', path: key, word, access })),
];

/** Method and path of a call without the names of its path parameters. */
export function callKey({ method, path }: Pick<SpecCall, 'method' | 'path'>): string {
  return `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
}
