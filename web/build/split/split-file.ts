import { leanCode } from './lean-routes.ts';
import { membersOf, type Members, type Part } from './members.ts';
import { bare, nameOf, namesIn, nodesOf, statementsOf, usesIn, type Node } from './syntax.ts';

/** A name of another file. */
export interface Origin {
  readonly source: string;
  readonly name: string;
}

/** A file by its declarations. */
export interface SplitFile {
  /** By the name that they have in the file. */
  readonly imports: ReadonlyMap<string, Origin>;
  /** Exported names; with an origin those that another file declares. */
  readonly exported: ReadonlyMap<string, Origin | undefined>;
  readonly parts: ReadonlyMap<string, Part>;
  /** Of the declared objects that are divided further. */
  readonly members: ReadonlyMap<string, Members>;
}

interface Declared {
  readonly name: string;
  readonly node: Node;
  readonly isConst: boolean;
}

interface Reading {
  readonly imports: Map<string, Origin>;
  readonly exported: Map<string, Origin | undefined>;
  readonly declared: Declared[];
}

/**
 * Divides a file into its declarations; undefined where it does anything but declare, as its
 * statements then belong together.
 */
export function splitFile(code: string, file: string): SplitFile | undefined {
  const reading: Reading = { imports: new Map(), exported: new Map(), declared: [] };
  for (const statement of statementsOf(code, file)) {
    const isType = [statement['importKind'], statement['exportKind']].includes('type');
    const isRead = isType || isErased(statement) || read(statement, reading);
    if (!isRead) return undefined;
  }
  const { imports, exported, declared } = reading;
  const top = new Set([...imports.keys(), ...declared.map(({ name }) => name)]);
  const ofFile = ({ code: text, uses }: Part, itself = ''): Part => ({
    code: text,
    uses: new Set([...uses].filter((name) => top.has(name) && name !== itself)),
  });
  const parts = new Map<string, Part>();
  const members = new Map<string, Members>();
  for (const { name, node, isConst } of declared) {
    const text = `${isConst ? 'const ' : ''}${leanCode(node, code)};\nexport { ${name} };`;
    const uses = namesIn(bare(node['init']) ?? node);
    parts.set(name, ofFile({ code: text, uses }, name));
    const found = membersOf(node, code, file);
    if (found === undefined) continue;
    const own = [...found.own].map(([key, part]) => [key, ofFile(part)] as const);
    members.set(name, { ...found, own: new Map(own) });
  }
  return { imports, exported, parts, members };
}

/** Enumerations are the only types that are there when the code runs. */
const isErased = ({ type }: Node) => type.startsWith('TS') && type !== 'TSEnumDeclaration';

function read(statement: Node, reading: Reading): boolean {
  if (statement.type === 'ImportDeclaration') return readImport(statement, reading);
  const isExport = statement.type === 'ExportNamedDeclaration';
  const declaration = isExport ? bare(statement['declaration']) : statement;
  if (declaration === undefined) return readReexport(statement, reading);
  if (isErased(declaration)) return true;
  const found = declaredBy(declaration);
  reading.declared.push(...found);
  if (isExport) for (const { name } of found) reading.exported.set(name, undefined);
  return found.length > 0;
}

function readImport(statement: Node, { imports }: Reading): boolean {
  const specifiers = nodesOf(statement['specifiers']);
  const source = nameOf(statement['source']) ?? '';
  for (const one of specifiers.filter((specifier) => specifier['importKind'] !== 'type')) {
    const other = one.type === 'ImportDefaultSpecifier' ? 'default' : '*';
    imports.set(nameOf(one['local']) ?? '', { source, name: nameOf(one['imported']) ?? other });
  }
  // An import of no names is for its effect.
  return specifiers.length > 0;
}

function readReexport(statement: Node, { exported }: Reading): boolean {
  const source = nameOf(statement['source']);
  if (source === undefined) return false;
  for (const one of nodesOf(statement['specifiers'])) {
    if (one['exportKind'] === 'type') continue;
    exported.set(nameOf(one['exported']) ?? '', { source, name: nameOf(one['local']) ?? '' });
  }
  return true;
}

/** Nothing where the statement does more than to declare constants, functions and classes. */
function declaredBy(declaration: Node): readonly Declared[] {
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') {
    const name = nameOf(declaration['id']);
    return name === undefined ? [] : [{ name, node: declaration, isConst: false }];
  }
  if (declaration.type !== 'VariableDeclaration' || declaration['kind'] !== 'const') return [];
  return nodesOf(declaration['declarations']).flatMap((node) =>
    nodesOf([node['id']])
      .flatMap(usesIn)
      .map((use) => ({ name: nameOf(use.node) ?? '', node, isConst: true })),
  );
}
