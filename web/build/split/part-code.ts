import type { Part } from './members.ts';
import type { SplitFile } from './split-file.ts';

/** A declaration of a file that is divided. */
export interface Target {
  readonly file: string;
  readonly name: string;
}

/** The id of a declaration's module, or of a member's: `routes~timeRoutes.getTimer.ts`. */
export function partId({ file, name }: Target, key?: string): string {
  return `${file.slice(0, -3)}~${name}${key === undefined ? '' : `.${key}`}.ts`;
}

/** The file of a part's id, its declaration and its member. */
export function partOf(id: string): (Target & { readonly key: string | undefined }) | undefined {
  const [, path, name, key] = /^(.*)~([\w$]+)(?:\.([\w$]+))?\.ts$/.exec(id) ?? [];
  return path === undefined || name === undefined ? undefined : { file: `${path}.ts`, name, key };
}

export const importText = (name: string, local: string, module: string) =>
  `import { ${name} as ${local} } from ${JSON.stringify(module)};`;

/** The code of a declaration's module. */
export function declarationCode(target: Target, split: SplitFile): string {
  const members = split.members.get(target.name);
  const part = split.parts.get(target.name);
  if (part === undefined) throw new Error(`${target.file} declares no ${target.name}`);
  if (members === undefined) return withImports(part, target.file, split);
  const keys = [...members.own.keys()];
  const imported = keys.map((key, at) => importText('value', `m${at}`, partId(target, key)));
  const whole = members.whole((key) => `m${keys.indexOf(key)}`);
  return [...imported, withImports(whole, target.file, split)].join('\n');
}

/** The code of a member's module; `spread` is the module that has it, if the object spreads it. */
export function memberCode(
  { file, name }: Target,
  key: string,
  split: SplitFile,
  spread: string | undefined,
): string {
  const members = split.members.get(name);
  const own = members?.own.get(key);
  if (own !== undefined) return withImports(own, file, split);
  if (members === undefined || spread === undefined)
    throw new Error(`${file} has no ${name}.${key}`);
  const made = withImports(members.ofSpread(key, 'spread'), file, split);
  return `${importText('value', 'spread', spread)}\n${made}`;
}

/** The whole file, for importers that do not import by name. */
export function facadeCode(file: string, { exported }: SplitFile): string {
  return [...exported]
    .map(([name, again]) => {
      const from = again?.source ?? partId({ file, name });
      return `export { ${again?.name ?? name} as ${name} } from ${JSON.stringify(from)};`;
    })
    .join('\n');
}

/** A part behind the statements that import what it uses. */
function withImports({ code, uses }: Part, file: string, { imports }: SplitFile): string {
  const imported = [...uses].map((name) => {
    const origin = imports.get(name) ?? { source: file, name };
    if (origin.name === '*') return `import * as ${name} from ${JSON.stringify(origin.source)};`;
    return importText(origin.name, name, origin.source);
  });
  return [...imported, code].join('\n');
}
