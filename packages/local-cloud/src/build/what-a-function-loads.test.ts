import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, stop, type Metafile } from 'esbuild';
import { functionBuildOptions, functionEntries } from './build-functions.ts';

let built: Metafile;
beforeAll(async () => {
  const file = (await functionEntries()).get('records') ?? '';
  const options = { ...functionBuildOptions('records', file), write: false, metafile: true };
  built = (await build(options)).metafile as Metafile;
});
afterAll(() => stop());

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
    ["ElectroDB's check of its models", /jsonschema/],
  ])('%s', (_what, file) => {
    expect(loadedAtStart().filter((source) => file.test(source))).toEqual([]);
  });

  test("the routes of another word than the function's own", () => {
    const contracts = loadedAtStart().filter((source) => source.includes('contracts/src/'));
    expect(contracts).toContain('packages/contracts/src/records.ts');
    expect(contracts).not.toContain('packages/contracts/src/routes.ts');
    expect(contracts).not.toContain('packages/contracts/src/auth.ts');
  });
});

test('Node is asked for its own modules, not imported: an import of node:http loads all of fetch', () => {
  const imported = outputs().flatMap(([, { imports }]) =>
    imports.filter(({ external, kind }) => external === true && kind !== 'require-call'),
  );
  expect(imported).toEqual([]);
});
