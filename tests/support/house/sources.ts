import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync, Visitor, type ParseResult } from 'oxc-parser';

export const root = join(import.meta.dirname, '..', '..', '..');

export interface Source {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  /** Every specifier it imports, statically, dynamically, for a type, or exports again. */
  readonly imports: readonly string[];
  /** The imports that are loaded lazily, by `import()`. */
  readonly lazyImports: readonly string[];
  readonly hasDefaultExport: boolean;
  /** Specifiers of `export * from`. */
  readonly exportsAll: readonly string[];
  /** Uses of the clock, randomness or the machine, e.g. 'Date.now'. */
  readonly impurities: readonly string[];
}

const folders = [
  'packages/*/src',
  'packages/*/bin',
  'functions/src',
  'web/src',
  'web/public',
  'infra',
  'tests',
];
const ignored = new Set(['node_modules', 'cdk.out', 'dist']);

/** Paths of all source files, from the root of the repository. */
export function sourcePaths(extensions = 'ts,tsx,mjs'): readonly string[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{${extensions}}`);
  return globSync(patterns, { cwd: root, exclude: (path) => ignored.has(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

/** All source files, read and parsed. */
export function readSources(): readonly Source[] {
  return sourcePaths().map((path) => sourceOf(parseFile(path, readSource(path))));
}

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8');

/** A file as the rules look at it. */
export interface ParsedFile extends Pick<ParseResult, 'program' | 'module' | 'comments'> {
  readonly path: string;
  readonly text: string;
}

export function parseFile(path: string, text: string): ParsedFile {
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  return { path, text, program, module, comments };
}

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, start: number): number =>
  text.slice(0, start).split('\n').length;

const timers = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'];
const machine = new Set(['process', 'crypto', 'performance', 'globalThis', 'fetch', ...timers]);

/** The target of an `import()` that is only known at run time. */
export const computed = '<computed>';

export function sourceOf({ path, text, program }: ParsedFile): Source {
  const imports: string[] = [];
  const lazyImports: string[] = [];
  const exportsAll: string[] = [];
  const impurities: string[] = [];
  let hasDefaultExport = false;
  new Visitor({
    ImportDeclaration: (node) => imports.push(node.source.value),
    ExportNamedDeclaration: (node) => node.source !== null && imports.push(node.source.value),
    ExportAllDeclaration: (node) => {
      imports.push(node.source.value);
      exportsAll.push(node.source.value);
    },
    ExportDefaultDeclaration: () => {
      hasDefaultExport = true;
    },
    ImportExpression: ({ source }) => {
      lazyImports.push(source.type === 'Literal' ? String(source.value) : computed);
    },
    TSImportType: (node) => imports.push(node.source.value),
    MemberExpression: ({ object, property }) => {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const name = `${object.name}.${property.name}`;
      if (name === 'Date.now' || name === 'Math.random') impurities.push(name);
      if (machine.has(object.name)) impurities.push(name);
    },
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) {
        impurities.push('new Date()');
      }
    },
    CallExpression: ({ callee }) => {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'Date' || machine.has(callee.name)) {
        impurities.push(`${callee.name}()`);
      }
    },
  }).visit(program);
  const lines = text.split('\n').length - 1;
  imports.push(...lazyImports);
  return { path, lines, imports, lazyImports, hasDefaultExport, exportsAll, impurities };
}

/** Where a specifier leads: a path in this repository, or the name of a package. */
export function targetOf(source: string, specifier: string): string {
  if (specifier.startsWith('.')) {
    const here = join(root, source, '..');
    return relative(root, join(here, specifier)).replaceAll('\\', '/');
  }
  const own = /^@driftig\/([\w-]+)\/?(.*)$/.exec(specifier);
  if (own !== null) return ownPath(own[1] ?? '', own[2] ?? '');
  return packageName(specifier);
}

/** The package a bare specifier names: '@mantine/core/styles.css' is '@mantine/core'. */
export function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Where the workspaces outside `packages/` keep their sources. */
const sourceFolders: Readonly<Record<string, string>> = {
  functions: 'functions/src',
  web: 'web/src',
  infra: 'infra',
  tests: 'tests',
};

function ownPath(name: string, file: string): string {
  return `${sourceFolders[name] ?? `packages/${name}/src`}/${file}.ts`;
}
