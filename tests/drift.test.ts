import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes } from '@driftig/contracts/core/routes';
import { generatedFiles } from '@driftig/local-cloud/generate/generated-files';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';

import { root } from './support/house/sources.ts';

const files = generatedFiles();

test('the committed API description and sample events are generated from the current route table', () => {
  const outdated = [...files].filter(
    ([path, text]) => readFileSync(join(root, path), 'utf8') !== text,
  );
  expect(
    outdated.map(([path]) => path),
    'npm run generate writes them anew',
  ).toEqual([]);
});

test('there is no sample event of a removed route', () => {
  const events = readdirSync(join(root, 'events')).filter((name) => name.endsWith('.json'));
  expect(events.filter((name) => !files.has(`events/${name}`))).toEqual([]);
});

test('the API description is valid OpenAPI 3.1', async () => {
  const document = JSON.parse(files.get('docs/openapi.json') ?? '') as Record<string, unknown>;
  const validator = new Validator();
  expect(await validator.validate(document)).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('every parameter of a path is described', () => {
  const document = JSON.parse(files.get('docs/openapi.json') ?? '') as Description;
  for (const { path, method } of allRoutes) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    const described = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    expect(described.map(({ name }) => name).toSorted(), path).toEqual(inPath.toSorted());
  }
});

interface Description {
  readonly paths: Record<
    string,
    Record<string, { parameters?: { readonly name: string; readonly in: string }[] }>
  >;
}
