import { parseAst } from 'vite';

/** A node of the syntax tree: its kind, where it stands in the code, and its own fields. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A place where a name is used as a value, and the nodes around it, the nearest first. */
export interface Use {
  readonly node: Node;
  readonly around: readonly Node[];
}

/** The statements of a module in TypeScript. */
export function statementsOf(code: string, file: string): readonly Node[] {
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  return parseAst(code, { lang }, file).body as unknown as readonly Node[];
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

export const nodesOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

/** The name of an identifier, or the text of a key; undefined of anything else. */
export function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier' || value.type === 'JSXIdentifier') return String(value['name']);
  return value.type === 'Literal' ? String(value['value']) : undefined;
}

/** An expression without what only the compiler reads: `as const`, `satisfies`, brackets. */
export function bare(value: unknown): Node | undefined {
  if (!isNode(value)) return undefined;
  const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'];
  return wrappers.includes(value.type) ? bare(value['expression']) : value;
}

/**
 * Every use of a name in a node, also where a parameter of the same name hides it. Names of fields
 * and of types are none.
 */
export function usesIn(root: Node): readonly Use[] {
  const found: Use[] = [];
  const visit = (node: Node, around: readonly Node[]): void => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') found.push({ node, around });
    for (const [field, value] of Object.entries(node)) {
      if (isNameOfField(node, field)) continue;
      const children = isNode(value) ? [value] : nodesOf(value);
      for (const child of children) if (isValue(child)) visit(child, [node, ...around]);
    }
  };
  visit(root, []);
  return found;
}

export const namesIn = (root: Node): ReadonlySet<string> =>
  new Set(usesIn(root).map(({ node }) => nameOf(node) ?? ''));

function isNameOfField(node: Node, field: string): boolean {
  if (node['computed'] === true) return false;
  if (field === 'property') return node.type === 'MemberExpression';
  const isKey = field === 'key' && node['shorthand'] !== true;
  return isKey || (field === 'name' && node.type === 'JSXAttribute');
}

/** Types are erased; of `x as T` and the like the expression stays. */
function isValue({ type, expression }: Node): boolean {
  return !type.startsWith('TS') || isNode(expression);
}
