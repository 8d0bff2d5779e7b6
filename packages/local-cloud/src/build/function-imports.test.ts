import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Metafile } from 'esbuild';
import { metafilesDir } from '../repository-folders.ts';
import { ensureBuilt } from './build-all.ts';

let all: readonly Metafile[];
let built: Metafile;
beforeAll(async () => {
  await ensureBuilt();
  const found = await Promise.all((await readdir(metafilesDir)).map(readMetafile));
  all = found.map(([, metafile]) => metafile);
  built = new Map(found).get('records.json') as Metafile;
}, 240_000);

async function readMetafile(name: string): Promise<readonly [string, Metafile]> {
  return [name, JSON.parse(await readFile(join(metafilesDir, name), 'utf8')) as Metafile];
}

const outputs = () => Object.entries(built.outputs);

/** The sources a function loads before its first request: the entry and its static imports. */
function loadedAtStart(): readonly string[] {
  const chunks = outputs()
    .filter(([file]) => file.endsWith('/index.mjs'))
    .map(([file]) => file);
  for (const file of chunks)
    for (const { path, kind } of built.outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !chunks.includes(path)) chunks.push(path);
  return chunks.flatMap((file) => Object.keys(built.outputs[file]?.inputs ?? {}));
}

describe('a cold start does not load', () => {
  test.each([
    ['the X-Ray client', /aws-xray-sdk|powertools\/tracer/],
    ['the Cognito client', /client-cognito/],
    ['the multipart parser', /busboy/],
    ['the locales of zod except English', /zod\/v4\/locales\/(?!en\.)/],
    ['samples', /\.samples\.ts$/],
    ["ElectroDB's schema validator", /node_modules\/jsonschema\//],
    ["ElectroDB's services", /electrodb\/src\/service\.js$/],
    ['calls of DynamoDB that nobody makes', /client-dynamodb\/dist-es\/commands\/ListBackups/],
  ])('%s', (_what, file) => {
    expect(loadedAtStart().filter((source) => file.test(source))).toEqual([]);
  });

  test('the routes of other words', () => {
    const contracts = loadedAtStart().filter((source) => source.includes('contracts/src/'));
    expect(contracts).toContain('packages/contracts/src/records/routes.ts');
    expect(contracts).not.toContain('packages/contracts/src/core/routes.ts');
    expect(contracts).not.toContain('packages/contracts/src/auth/routes.ts');
  });
});

test("a function has the SDK's schemas of the calls it makes only", () => {
  const described = all.flatMap(({ outputs: files }) =>
    Object.values(files).flatMap(({ inputs }) =>
      Object.entries(inputs).filter(([file]) => /client-[^/]+\/dist-es\/schemas\//.test(file)),
    ),
  );
  expect(all.length).toBeGreaterThan(30);
  expect(described.length).toBeGreaterThan(0);
  expect(described.filter(([, { bytesInOutput }]) => bytesInOutput > 15_000)).toEqual([]);
});

test('built-in modules are required, not imported, because importing node:http loads all of fetch', () => {
  const imported = outputs().flatMap(([, { imports }]) =>
    imports.filter(({ external, kind }) => external === true && kind !== 'require-call'),
  );
  expect(imported).toEqual([]);
});

test('no CommonJS package is imported dynamically, because in a bundle it has no named exports', () => {
  const later = all.flatMap(({ inputs, outputs: files }) =>
    Object.values(files)
      .flatMap(({ imports }) => imports)
      .filter(({ kind, external }) => kind === 'dynamic-import' && external !== true)
      .map(({ path }) => files[path]?.entryPoint ?? '')
      .filter((source) => inputs[source]?.format !== 'esm' && !source.startsWith('builtin:')),
  );
  expect([...new Set(later)]).toEqual([]);
});
