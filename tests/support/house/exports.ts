import { Visitor } from 'oxc-parser';

import { targetOf, type ParsedFile } from './sources.ts';

/** Named exports of a file, and its named imports by file. */
export interface ModuleNames {
  readonly path: string;
  readonly exported: readonly string[];
  readonly imported: readonly Import[];
  /** Names that occur in the file more than once: declared and used there. */
  readonly usedInside: ReadonlySet<string>;
}

interface Import {
  readonly from: string;
  /** `*` is every name: `import * as`, `import()`, `export *` and a type's `import('...')`. */
  readonly name: string;
}

export function moduleNames({ path, module, program }: ParsedFile): ModuleNames {
  const exported: string[] = [];
  const imported: Import[] = [];
  const seen = new Set<string>();
  const usedInside = new Set<string>();
  const see = (name: string) => (seen.has(name) ? usedInside : seen).add(name);
  const use = (specifier: string, name: string | null) =>
    imported.push({ from: targetOf(path, specifier), name: name ?? '*' });
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName } of entries)
      if (!isDefault(importName)) use(moduleRequest.value, importName.name);
  for (const { moduleRequest, importName, exportName } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (exportName.name !== null) exported.push(exportName.name);
    if (moduleRequest !== null) use(moduleRequest.value, importName.name);
  }
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') use(String(source.value), null);
    },
    TSImportType: ({ source }) => use(source.value, null),
    Identifier: ({ name }) => see(name),
    JSXIdentifier: ({ name }) => see(name),
  }).visit(program);
  return { path, exported, imported, usedInside };
}

const isDefault = ({ kind }: { readonly kind: string }) => kind === 'Default';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
/** Written for tests: what tests alone use of it is used. */
const isForTests = (path: string) =>
  /^tests\/|^packages\/local-cloud\/src\/testing\/|\.samples?\.ts$/.test(path);

/** Read by name from outside: by Lambda, CloudFront, the build, and by vitest. */
const readFromOutside: readonly (readonly [path: RegExp, name: string])[] = [
  [/^functions\/src\/\w+\/(api|socket|on-[a-z-]+)\.ts$/, 'handler'],
  [/^infra\/(edge\/[\w-]+|placeholder)\/index\.mjs$/, 'handler'],
  [/^web\/src\/prerender\.tsx$/, 'pages'],
  [/^tests\/support\/\w+\/\w+\.global\.ts$/, 'setup'],
  // The bundles have these in place of a package, which exports the name.
  [/^functions\/src\/pipeline\/environment-credentials\.ts$/, 'defaultProvider'],
  [/^functions\/src\/pipeline\/no-browser\.ts$/, 'parse'],
  [/^packages\/data\/src\/core\/jsonschema-stub\.ts$/, 'Validator'],
];

/**
 * Exported names that no other file uses. A test's use counts where the file was written for tests
 * or uses the name itself: then the test reaches an inner part; otherwise only tests keep it alive.
 */
export function unusedExports(modules: readonly ModuleNames[]): readonly string[] {
  const users = new Map<string, { readonly path: string }[]>();
  for (const { path, imported } of modules)
    for (const { from, name } of imported) {
      const key = `${from}: ${name}`;
      users.set(key, [...(users.get(key) ?? []), { path }]);
    }
  return modules.flatMap(({ path, exported, usedInside }) => {
    const counts = (name: string) => (user: { readonly path: string }) =>
      !isTest(user.path) || isForTests(path) || usedInside.has(name);
    const isUsed = (name: string) =>
      [name, '*'].some((one) => users.get(`${path}: ${one}`)?.some(counts(name))) ||
      readFromOutside.some(([file, entry]) => entry === name && file.test(path));
    return exported.filter((name) => !isUsed(name)).map((name) => `${path}: ${name}`);
  });
}
