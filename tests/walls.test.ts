import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { circles } from './support/house/circles.ts';
import { scanOf } from './support/house/scans.ts';
import type { Source } from './support/house/sources.ts';
import {
  computed,
  packageName,
  parseFile,
  root,
  sourceOf,
  sourcePaths,
  targetOf,
} from './support/house/sources.ts';
import type { Wall } from './support/house/walls.ts';
import { testPackages, testsMay, walls } from './support/house/walls.ts';

const sources = sourcePaths().map((path) => scanOf(path).source);
const parseSource = (path: string, text: string) => sourceOf(parseFile(path, text));
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isOurs = (target: string) => target.includes('/') && !target.startsWith('@');
const fits = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

function wallOf(path: string): Wall | undefined {
  return walls.find(({ folder }) => path.startsWith(folder));
}

/** Forbidden imports of a file. */
function trespasses(source: Source): string[] {
  const wall = wallOf(source.path);
  if (wall === undefined) return [`${source.path} belongs to no wall`];
  return source.imports
    .map((specifier) => targetOf(source.path, specifier))
    .filter((target) => !isAllowed(wall, source.path, target))
    .map((target) => `${source.path} imports ${target}`);
}

function isAllowed(wall: Wall, path: string, target: string): boolean {
  if (target.startsWith('node:') || !isOurs(target)) {
    const packages = isTest(path) ? [...(wall.packages ?? []), ...testPackages] : wall.packages;
    return wall.packages === undefined || (packages ?? []).some((name) => fits(target, name));
  }
  const folders = [wall.folder, ...wall.may, ...(isTest(path) ? testsMay : [])];
  return folders.some((folder) => target.startsWith(folder));
}

const targetsOf = (path: string, imports: readonly string[]) =>
  imports.map((specifier) => targetOf(path, specifier));

describe('walls', () => {
  test('a file imports only what its folder may import', () => {
    expect(sources.flatMap(trespasses)).toEqual([]);
  });

  test('forbidden imports of every kind are found', () => {
    const forbidden = [
      ['packages/domain/src/x.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
      ['packages/domain/src/x.ts', "import { readFile } from 'node:fs/promises';"],
      ['packages/contracts/src/x.ts', "export * from '@driftig/domain/money';"],
      ['packages/documents/src/x.ts', "const react = await import('react');"],
      [
        'packages/data/src/x.ts',
        "import type { A } from '../../../functions/src/pipeline/serve.ts';",
      ],
      ['functions/src/invoices/x.ts', "import { a } from '../records/a.ts';"],
      ['functions/src/invoices/x.ts', "type A = import('@driftig/functions/orders/a').A;"],
      ['functions/src/pipeline/x.ts', "import { a } from '../records/a.ts';"],
      ['functions/src/pipeline/x.ts', "import { a } from '../changes/orders/a.ts';"],
      ['functions/src/changes/orders/x.ts', "import { a } from '../../orders/a.ts';"],
      ['functions/src/auth/x.ts', "import { a } from '@driftig/local-cloud/testing/harness';"],
      ['web/src/features/invoices/x.tsx', "import { a } from '../orders/a.tsx';"],
      ['web/src/features/invoices/x.tsx', "import { a } from '@driftig/data/core/commit';"],
      ['web/src/ui/x.tsx', "import { a } from '@driftig/contracts/core/routes';"],
      ['infra/bin/x.ts', "import { a } from '@driftig/functions/pipeline/serve';"],
      ['somewhere/x.ts', ''],
    ] as const;
    for (const [path, text] of forbidden) {
      expect(trespasses(parseSource(path, text)), `${path}: ${text}`).toHaveLength(1);
    }
  });

  test('no file imports itself by way of others', () => {
    expect(circles(sources.map(({ path, imports }) => [path, targetsOf(path, imports)]))).toEqual(
      [],
    );
  });

  test('a circle of imports is found', () => {
    const files = [
      ['a.ts', ['b.ts']],
      ['b.ts', ['c.ts', 'd.ts']],
      ['c.ts', ['a.ts']],
      ['d.ts', []],
    ] as const;
    expect(circles(files)).toEqual(['a.ts -> b.ts -> c.ts -> a.ts']);
  });

  test('a folder of the site or of what tests share holds at most 35 files', () => {
    const folders = Map.groupBy(sourcePaths('ts,tsx,css'), dirname);
    const large = [...folders].filter(
      ([folder, files]) => /^(web\/src|tests\/support)\b/.test(folder) && files.length > 35,
    );
    expect(large.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  test('no file of a bundle imports samples', () => {
    const isSample = (path: string) => /[./]samples?(\.ts)?$/.test(path);
    const mayUse = /^(tests|packages\/local-cloud)\/|\.test\.ts$/;
    const importers = sources.filter(
      ({ path, imports }) => imports.some(isSample) && !isSample(path) && !mayUse.test(path),
    );
    expect(importers.map(({ path }) => path)).toEqual([]);
  });

  test('rules are pure: no clock, no randomness, no machine', () => {
    const impure = sources
      .filter(({ path }) => wallOf(path)?.pure === true)
      .flatMap(({ path, impurities }) => impurities.map((what) => `${path}: ${what}`));
    expect(impure).toEqual([]);
  });

  test('impurities are found', () => {
    const text =
      'Date.now(); Math.random(); new Date(); fetch(x); setTimeout(f); process.env; crypto.x';
    expect(parseSource('x.ts', text).impurities).toHaveLength(7);
    expect(parseSource('x.ts', 'new Date(instant); Math.round(x)').impurities).toEqual([]);
  });
});

interface Manifest {
  readonly name: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

const folderOf = (path: string) => /^(packages\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? '.';

function declaredIn(folder: string, path: string): ReadonlySet<string> {
  const own = manifestOf(folder);
  const tools = path.startsWith('tests/') || isTest(path) || folder === 'packages/local-cloud';
  return new Set([
    own.name,
    ...Object.keys(own.dependencies ?? {}),
    ...Object.keys(own.optionalDependencies ?? {}),
    ...Object.keys(own.devDependencies ?? {}),
    ...(tools ? Object.keys(manifestOf('.').devDependencies ?? {}) : []),
    ...(isTest(path) ? ['@driftig/local-cloud', '@driftig/tests', '@types/aws-lambda', 'zod'] : []),
  ]);
}

function undeclaredPackages({ path, imports }: Source): string[] {
  const declared = declaredIn(folderOf(path), path);
  return imports
    .filter((specifier) => specifier !== computed && !/^(\.|node:)/.test(specifier))
    .map(packageName)
    .filter((name) => !declared.has(name) && !declared.has(`@types/${name}`))
    .map((name) => `${path}: ${name}`);
}

describe('habits', () => {
  test('every imported package is declared by the importer itself', () => {
    expect(sources.flatMap(undeclaredPackages)).toEqual([]);
  });

  test('an import of ours names its file with its ending, as Node wants it', () => {
    const endless = sources.flatMap(({ path, imports }) =>
      imports
        .filter((specifier) => specifier.startsWith('.') && !/\.\w+(\?\w+)?$/.test(specifier))
        .map((specifier) => `${path}: ${specifier}`),
    );
    expect(endless).toEqual([]);
  });

  test('only configuration, reporters and lazily loaded files have a default export', () => {
    const lazy = new Set(
      sources.flatMap(({ path, lazyImports }) => lazyImports.map((to) => targetOf(path, to))),
    );
    const others = sources.filter(
      ({ path, hasDefaultExport }) =>
        hasDefaultExport &&
        !lazy.has(path) &&
        !/(-page\.tsx|\.(config|d|reporter)\.ts)$/.test(path),
    );
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  test('there are no barrel files', () => {
    const barrels = sources.filter(
      ({ path, exportsAll }) => exportsAll.length > 0 || /\/index\.tsx?$/.test(path),
    );
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });
});
