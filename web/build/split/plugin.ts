import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { Plugin } from 'vite';

import {
  declarationCode,
  facadeCode,
  memberCode,
  partId,
  partOf,
  type Target,
} from './part-code.ts';
import { rewriteImports } from './rewrite-imports.ts';
import { splitFile, type Origin, type SplitFile } from './split-file.ts';

/** Files of which a screen needs few declarations. */
const divided =
  /\/packages\/(contracts|domain)\/src\/.*\.ts$|\/web\/src\/(api|features|shared|ui)\/.*\.ts$/;
const ours = /\/(packages\/[\w-]+|web)\/src\/.*\.tsx?$/;

/**
 * Makes each declaration of contracts, rules and the site's modules without JSX a module of its own, and so each route and each
 * text of an object of them. A screen then loads the routes that it calls, not those of the whole word, and
 * chunks.ts sees which these are. A file that does anything but declare stays whole.
 */
export function splitModules(packages: string): Plugin {
  const files = createFiles(packages);
  return {
    name: 'split-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => {
      const part = partOf(id);
      return part !== undefined && files.read(part.file) ? id : null;
    },
    load(id) {
      const part = partOf(id);
      const split = files.read(part?.file ?? id);
      if (split === undefined) return null;
      const code = part ? files.codeOf(part, part.key, split) : facadeCode(id, split);
      return { code, moduleType: 'ts', moduleSideEffects: false };
    },
    transform(code, id) {
      if (!ours.test(id)) return null;
      const importer = partOf(id)?.file ?? id;
      const lean = rewriteImports(code, id, {
        target: (source, name) =>
          partOf(source) === undefined ? files.declaring({ source, name }, importer) : undefined,
        member: files.member,
      });
      return lean === code ? null : { code: lean, map: null };
    },
  };
}

/** The files that are divided, each read once. */
function createFiles(packages: string) {
  const known = new Map<string, SplitFile | undefined>();
  const read = (file: string): SplitFile | undefined => {
    if (!divided.test(file)) return undefined;
    if (!known.has(file)) known.set(file, splitFile(readFileSync(file, 'utf8'), file));
    return known.get(file);
  };
  /** The declaration that an import stands for, past files that only export it again. */
  const declaring = ({ source, name }: Origin, importer: string): Target | undefined => {
    const file = fileOf(source, importer, packages);
    const split = file === undefined ? undefined : read(file);
    if (file === undefined || split === undefined) return undefined;
    const again = split.exported.get(name);
    if (again !== undefined) return declaring(again, file);
    return split.parts.has(name) ? { file, name } : undefined;
  };
  /** The module of a member that an object spreads. */
  const spreadMember = ({ file, name }: Target, key: string): string | undefined => {
    const split = read(file);
    const spread = split?.members.get(name)?.spread ?? [];
    return spread
      .map((one) => declaring(split?.imports.get(one) ?? { source: file, name: one }, file))
      .map((target) => target && member(target, key))
      .find((module) => module !== undefined);
  };
  const member = (target: Target, key: string): string | undefined => {
    const isOwn = read(target.file)?.members.get(target.name)?.own.has(key) === true;
    return isOwn || spreadMember(target, key) !== undefined ? partId(target, key) : undefined;
  };
  const codeOf = (target: Target, key: string | undefined, split: SplitFile): string =>
    key === undefined
      ? declarationCode(target, split)
      : memberCode(target, key, split, spreadMember(target, key));
  return { read, declaring, member, codeOf };
}

/** The file of an import, if it is one of ours. */
function fileOf(source: string, importer: string, packages: string): string | undefined {
  if (source.startsWith('.')) return resolve(dirname(importer), source);
  if (source.startsWith('/')) return source;
  const [, name, path] = /^@driftig\/([\w-]+)\/(.+)$/.exec(source) ?? [];
  return name === undefined ? undefined : join(packages, name, 'src', `${path}.ts`);
}
