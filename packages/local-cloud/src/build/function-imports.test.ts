import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, stop, type Metafile } from 'esbuild';
import { functionBuildOptions, functionEntries } from './build-functions.ts';

let all: readonly Metafile[];
let built: Metafile;
beforeAll(async () => {
  const entries = [...(await functionEntries())];
  all = await Promise.all(entries.map(metafileOf));
  built = all[entries.findIndex(([name]) => name === 'records')] as Metafile;
}, 60_000);
afterAll(() => stop());

async function metafileOf([name, file]: [string, string]): Promise<Metafile> {
  const options = { ...functionBuildOptions(name, file), write: false, metafile: true } as const;
  return (await build(options)).metafile;
}

const outputs = () => Object.entries(built.outputs);

/** The sources a function has read before its first request: of the entry and its static imports. */
function loadedAtStart(): readonly string[] {
  const waiting = outputs()
    .filter(([file]) => file.endsWith('/index.mjs'))
    .map(([file]) => file);
  for (const file of waiting)
    for (const { path, kind } of built.outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !waiting.includes(path)) waiting.push(path);
  return waiting.flatMap((file) => Object.keys(built.outputs[file]?.inputs ?? {}));
}

describe('a function starts without', () => {
  test.each([
    ['the client of X-Ray', /aws-xray-sdk|powertools\/tracer/],
    ['the client of the user pool', /client-cognito/],
    ['the reader of forms with files', /busboy/],
    ['the languages of zod but its own', /zod\/v4\/locales\/(?!en\.)/],
    ['samples', /\.samples\.ts$/],
    ["ElectroDB's check of its models", /node_modules\/jsonschema\//],
  ])('%s', (_what, file) => {
    expect(loadedAtStart().filter((source) => file.test(source))).toEqual([]);
  });

  test("the routes of another word than the function's own", () => {
    const contracts = loadedAtStart().filter((source) => source.includes('contracts/src/'));
    expect(contracts).toContain('packages/contracts/src/records/routes.ts');
    expect(contracts).not.toContain('packages/contracts/src/core/routes.ts');
    expect(contracts).not.toContain('packages/contracts/src/auth/routes.ts');
  });
});

test('Node is asked for its own modules, not imported: an import of node:http loads all of fetch', () => {
  const imported = outputs().flatMap(([, { imports }]) =>
    imports.filter(({ external, kind }) => external === true && kind !== 'require-call'),
  );
  expect(imported).toEqual([]);
});

test('a package that is loaded later comes with its names: one in CommonJS has none in a bundle', () => {
  const later = all.flatMap(({ inputs, outputs: files }) =>
    Object.values(files)
      .flatMap(({ imports }) => imports)
      .filter(({ kind, external }) => kind === 'dynamic-import' && external !== true)
      .map(({ path }) => files[path]?.entryPoint ?? '')
      .filter((source) => inputs[source]?.format !== 'esm' && !source.startsWith('builtin:')),
  );
  expect([...new Set(later)]).toEqual([]);
});
