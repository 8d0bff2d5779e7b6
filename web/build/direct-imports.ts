import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { parseAst } from 'vite';
import type { Plugin } from 'vite';

/** Libraries with an index that imports all of their files, of which we use few. */
const libraries = [
  '@mantine/core',
  '@mantine/hooks',
  '@tabler/icons-react',
  '@tanstack/query-core',
  '@tanstack/react-query',
];

/** The file that defines an export of a library, and its name there. */
interface Origin {
  readonly file: string;
  readonly name: string;
}
type Origins = ReadonlyMap<string, Origin>;

/**
 * Rewrites imports from a library's index to imports from the defining files. The build then reads
 * only those files, and chunks.ts can tell what a screen needs from the import graph; through an
 * index every module would seem to import the whole library.
 */
export function directImports(): Plugin {
  const indexes = new Map<string, Origins>();
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      for (const library of libraries) {
        const index = await this.resolve(library);
        if (index === null) throw new Error(`${library} is not installed`);
        indexes.set(library, await originsOf(index.id, indexes));
      }
    },
    transform(code) {
      const direct = code.replaceAll(imports, (statement, names: string, library: string) => {
        const origins = indexes.get(library);
        return origins === undefined ? statement : rewriteImport(statement, names, origins);
      });
      return direct === code ? undefined : { code: direct, map: null };
    },
  };
}

const imports = /^import \{([^}]*)\} from ["']([^"']+)["'];?$/gm;

/**
 * The exports of an index file. `others` are the indexes read before, for `export *` between them.
 */
async function originsOf(index: string, others: ReadonlyMap<string, Origins>): Promise<Origins> {
  const { body } = parseAst(await readFile(index, 'utf8'));
  const at = ({ value }: { readonly value: unknown }) =>
    String(value).startsWith('.') ? join(dirname(index), String(value)) : String(value);
  const imported = new Map<string, Origin>();
  for (const node of body.filter((one) => one.type === 'ImportDeclaration')) {
    for (const one of node.specifiers) {
      const name = 'imported' in one ? nameOf(one.imported) : one.type;
      imported.set(one.local.name, { file: at(node.source), name });
    }
  }
  const origins = new Map<string, Origin>();
  for (const node of body.filter((one) => one.type === 'ExportAllDeclaration')) {
    others.get(node.source.value)?.forEach((origin, name) => origins.set(name, origin));
  }
  for (const node of body.filter((one) => one.type === 'ExportNamedDeclaration')) {
    for (const { local, exported } of node.specifiers) {
      const name = nameOf(local);
      const origin = node.source ? { file: at(node.source), name } : imported.get(name);
      if (origin !== undefined) origins.set(nameOf(exported), origin);
    }
  }
  return origins;
}

type Name = { readonly type: string; readonly name?: string; readonly value?: unknown };
const nameOf = ({ name, value }: Name): string => name ?? String(value);

/** The import statement with one import per defining file. The number of lines is kept. */
function rewriteImport(statement: string, names: string, origins: Origins): string {
  const single = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [exported = '', local = exported] = name.split(/\s+as\s+/);
      const origin = origins.get(exported);
      if (origin === undefined) throw new Error(`${statement}: ${exported} is not exported`);
      return `import { ${origin.name} as ${local} } from ${JSON.stringify(origin.file)};`;
    });
  return single.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
}
