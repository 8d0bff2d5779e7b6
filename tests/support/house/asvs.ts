import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './sources.ts';

type State = 'met' | 'open' | '–';

/** A requirement of ASVS 5.0.0 as docs/security/asvs.md has it. */
interface Requirement {
  readonly number: string;
  readonly level: 1 | 2;
  readonly state: State;
  readonly how: string;
  /** A test that fails when it is broken; undefined where there is none. */
  readonly test: { readonly file: string; readonly title: string } | undefined;
}

const row = /^\| (\d+\.\d+\.\d+) +\| ([12]) +\| (met|open|–) +\| (.*?) +\| (.*?) +\|$/gm;

export function readRequirements(page: string): readonly Requirement[] {
  return [...page.matchAll(row)].map(([, number = '', level, state, how = '', test = '']) => ({
    number,
    level: level === '1' ? 1 : 2,
    state: state as State,
    how,
    test: testOf(test),
  }));
}

function testOf(cell: string): Requirement['test'] {
  const [, file, title] = /^`(.+?)`: (.+)$/.exec(cell) ?? [];
  return file === undefined || title === undefined ? undefined : { file, title };
}

/** Whether the file has a test, or a group or a case of tests, of this name. */
export function hasTest({ file, title }: NonNullable<Requirement['test']>): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const source = readFileSync(path, 'utf8').replaceAll(/\\(['`"])/g, '$1');
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

/** As docs/security.md has them: applicable, met, met with a test. */
export function countsOf(all: readonly Requirement[]): readonly [number, number, number] {
  const applicable = all.filter(({ state }) => state !== '–');
  const met = applicable.filter(({ state }) => state === 'met');
  return [applicable.length, met.length, met.filter(({ test }) => test !== undefined).length];
}
