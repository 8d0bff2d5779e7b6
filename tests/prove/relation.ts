import { dirname } from 'node:path';

import { wordsIn } from '../bin/test-selection.ts';
import {
  parseFile,
  readSource,
  sourceOf,
  sourcePaths,
  targetOf,
} from '../support/house/sources.ts';
import { isProven } from './proven.ts';
import type { Site } from './sites.ts';

/** Edits of every word, of TEST_WORD alone where one is asked. */
const tables: ReadonlySet<string> = new Set(['tests/two-at-once.test.ts']);

interface File {
  readonly path: string;
  readonly text: string;
  readonly targets: readonly string[];
}

/**
 * Tells which test files are related to the sites: those of their words and folders, those that import
 * their files, and those of the words whose handlers reach them. `also` are parts of further paths.
 */
export function relationOf(
  sites: readonly Site[],
  paths: readonly string[],
  also: readonly string[],
): (path: string) => boolean {
  const files = sourcePaths().filter(isProven).map(readFile);
  const places = new Set(sites.map(({ path }) => path));
  const words = new Set([...places, ...handlersOf(sites, files)].flatMap(wordsIn));
  const folders = new Set([...places].map((path) => dirname(path)));
  const related = new Set(
    paths.filter(
      (path) =>
        tables.has(path) ||
        folders.has(dirname(path)) ||
        wordsIn(path).some((word) => words.has(word)) ||
        also.some((part) => path.includes(part)) ||
        readFile(path).targets.some((target) => places.has(target)),
    ),
  );
  return (path) => related.has(path);
}

/**
 * The files of functions that reach a site: they import its file, directly or through others, or call the
 * repository's method by its name, since the store imports each repository.
 */
function handlersOf(sites: readonly Site[], files: readonly File[]): ReadonlySet<string> {
  const isStored = ({ path }: Site) => path.startsWith('packages/data/');
  const reached = new Set(sites.filter((site) => !isStored(site)).map(({ path }) => path));
  const methods = new Set(sites.filter(isStored).map(({ within }) => within));
  const functions = files.filter(({ path }) => path.startsWith('functions/'));
  for (const { path, text } of functions)
    if ([...methods].some((name) => name !== '' && text.includes(`.${name}(`))) reached.add(path);
  for (const target of reached)
    for (const { path, targets } of functions) if (targets.includes(target)) reached.add(path);
  return reached;
}

function readFile(path: string): File {
  const text = readSource(path);
  const { imports } = sourceOf(parseFile(path, text));
  return { path, text, targets: imports.map((specifier) => targetOf(path, specifier)) };
}
