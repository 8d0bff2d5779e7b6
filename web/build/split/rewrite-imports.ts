import { importText, partId, type Target } from './part-code.ts';
import { nameOf, nodesOf, statementsOf, usesIn, type Node, type Use } from './syntax.ts';

export interface Parts {
  /** The declaration that an imported name is, if its file is divided. */
  readonly target: (source: string, name: string) => Target | undefined;
  /** The module of a member of a declared object. */
  readonly member: (target: Target, key: string) => string | undefined;
}

/** New text for a piece of the code. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A name that is imported from a divided file. */
interface Imported {
  readonly local: string;
  readonly target: Target;
}

/**
 * Lets a module import the declarations that it uses instead of their files. Of an object of routes or
 * texts it imports the members, if it uses nothing but members known by name.
 */
export function rewriteImports(code: string, file: string, parts: Parts): string {
  if (!code.includes('import')) return code;
  const statements = statementsOf(code, file);
  const edits: Edit[] = [];
  const uses = new Map<string, Use[]>();
  const usesOf = (local: string): readonly Use[] => {
    if (uses.size === 0)
      for (const use of statements.filter(isNoImport).flatMap(usesIn)) {
        const name = nameOf(use.node) ?? '';
        uses.set(name, [...(uses.get(name) ?? []), use]);
      }
    return uses.get(local) ?? [];
  };
  for (const statement of statements.filter((one) => !isNoImport(one))) {
    const source = nameOf(statement['source']) ?? '';
    const kept: string[] = [];
    const split: Imported[] = [];
    for (const one of nodesOf(statement['specifiers'])) {
      const local = nameOf(one['local']) ?? '';
      const name = one.type === 'ImportSpecifier' ? nameOf(one['imported']) : undefined;
      const isType = [one, statement].some(({ importKind }) => importKind === 'type');
      const target = name === undefined || isType ? undefined : parts.target(source, name);
      if (target !== undefined) split.push({ local, target });
      else if (!isType) kept.push(code.slice(one.start, one.end));
    }
    if (split.length === 0) continue;
    const found = split.map((one) => importOf(one, usesOf(one.local), parts));
    edits.push(...found.flatMap((one) => one.edits));
    const text = [...keptImport(kept, source), ...found.map(({ statement: one }) => one)].join(' ');
    edits.push({ start: statement.start, end: statement.end, text });
  }
  return applied(code, edits);
}

const isNoImport = ({ type }: Node) => type !== 'ImportDeclaration';

const keptImport = (kept: readonly string[], source: string): readonly string[] =>
  kept.length === 0 ? [] : [`import { ${kept.join(', ')} } from ${JSON.stringify(source)};`];

/** The import of a declaration, or those of its members and what its uses become. */
function importOf(
  { local, target }: Imported,
  uses: readonly Use[],
  parts: Parts,
): { readonly statement: string; readonly edits: readonly Edit[] } {
  const members = new Map<string, string>();
  const name = (key: string): string | undefined => {
    const module = parts.member(target, key);
    if (module === undefined) return undefined;
    const member = `${local}$${key.replaceAll(/\W/g, '_')}`;
    members.set(member, module);
    return member;
  };
  const edits = uses.map((use) => memberEdit(use, name));
  if (uses.length > 0 && edits.every((edit) => edit !== undefined)) {
    const statement = [...members].map(([member, module]) => importText('value', member, module));
    return { statement: statement.join(' '), edits };
  }
  return { statement: importText(target.name, local, partId(target)), edits: [] };
}

/** `x.key` and `const { key } = x` become members; undefined for any other use. */
function memberEdit(
  { node, around: [parent, statement] }: Use,
  name: MemberName,
): Edit | undefined {
  if (parent?.type === 'MemberExpression' && parent['object'] === node) {
    const isPlain = parent['computed'] === false && parent['optional'] === false;
    const text = isPlain ? name(nameOf(parent['property']) ?? '') : undefined;
    return text === undefined ? undefined : { start: parent.start, end: parent.end, text };
  }
  const isAlone = nodesOf(statement?.['declarations']).length === 1;
  const text = parent !== undefined && isAlone ? declaredMembers(parent, name) : undefined;
  return parent === undefined || text === undefined
    ? undefined
    : { start: parent.start, end: parent.end, text };
}

type MemberName = (key: string) => string | undefined;

/** `{ key, other: local } = x` as `key = x$key, local = x$other`. */
function declaredMembers({ id }: Node, name: MemberName): string | undefined {
  const pattern = nodesOf([id])[0];
  if (pattern?.type !== 'ObjectPattern') return undefined;
  const declared = nodesOf(pattern['properties']).map(({ key, value, computed }) => {
    const to = nodesOf([value])[0];
    const member = computed === false ? name(nameOf(key) ?? '') : undefined;
    if (to?.type !== 'Identifier' || member === undefined) return undefined;
    return `${nameOf(to)} = ${member}`;
  });
  return declared.every((one) => one !== undefined) ? declared.join(', ') : undefined;
}

function applied(code: string, edits: readonly Edit[]): string {
  let at = 0;
  let text = '';
  for (const { start, end, text: instead } of edits.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(at, start) + instead;
    at = end;
  }
  return text + code.slice(at);
}
