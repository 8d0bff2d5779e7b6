import { Visitor, type CallExpression, type Node } from 'oxc-parser';

import { lineAt, type ParsedFile } from '../support/house/sources.ts';

/** Replaces source text; inserts where `start` and `end` are the same. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A condition or an assertion. Without it a test must fail. */
export interface Site {
  /** Path, enclosing function and code: stays the same when lines move. */
  readonly id: string;
  readonly path: string;
  readonly line: number;
  readonly code: string;
  /** The enclosing function or method; empty outside any. */
  readonly within: string;
  /** Edits that add its switch to the source (add-switches.ts). */
  readonly edits: readonly Edit[];
}

interface Found {
  readonly node: Node;
  /** The enclosing function or method. */
  readonly within: string;
  readonly edits: (id: string) => readonly Edit[];
}

/**
 * The sites of a file: each `assert…(…)`, each comparison in an ElectroDB `where`, each written
 * `ConditionExpression`, and the `create` and `patch` that carry a condition of their own.
 */
export function sitesIn(file: ParsedFile): readonly Site[] {
  const seen = new Map<string, number>();
  return foundIn(file).map(({ node, within, edits }) => {
    const code = file.text.slice(node.start, node.end).replaceAll(/\s+/g, ' ');
    const name = `${file.path} ${within}: ${code}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const id = count === 1 ? name : `${name} (${count})`;
    const line = lineAt(file.text, node.start);
    return { id, path: file.path, line, code, within, edits: edits(id) };
  });
}

function foundIn(file: ParsedFile): readonly Found[] {
  const found: Found[] = [];
  const names: string[] = [];
  const conditions: Condition[] = [];
  const guarded = new Set<number>();
  const isData = file.path.startsWith('packages/data/');
  const enter = (name = names.at(-1)) => names.push(name ?? '');
  const leave = () => names.pop();
  const add = (node: Node, edits: Found['edits']) =>
    found.push({ node, within: names.at(-1) ?? '', edits });
  new Visitor({
    FunctionDeclaration: ({ id }) => enter(id?.name),
    'FunctionDeclaration:exit': leave,
    VariableDeclarator: ({ id, init }) =>
      enter(id.type === 'Identifier' && init?.type.includes('Function') ? id.name : undefined),
    'VariableDeclarator:exit': leave,
    Property: (node) => {
      const name = node.key.type === 'Identifier' ? node.key.name : '';
      enter(node.method || node.value.type.includes('Function') ? name : undefined);
      if (name === 'ConditionExpression') add(node.value, loosened(node.value, 'true'));
    },
    'Property:exit': leave,
    CallExpression: (node) => {
      const name = calledName(node);
      if (/^assert[A-Z]/.test(name)) add(node, skipped(node));
      const condition = conditionOf(node);
      if (condition !== undefined) conditions.push(condition);
      if (conditions.some((one) => isComparison(node, one)))
        add(node, loosened(node, isAlternative(file.text, node) ? 'false' : 'true'));
      if (name === 'where') addPatchOf(node, guarded);
      if (isData && name === 'create') add(node, renamed(file, node, 'put'));
      if (isData && name === 'patch' && !guarded.has(node.end))
        add(node, renamed(file, node, 'update'));
    },
    ArrayExpression: ({ elements }) => {
      for (const each of elements)
        if (each?.type === 'TemplateLiteral' && conditions.some((one) => isInside(each, one)))
          add(each, loosened(each, 'true'));
    },
  }).visit(file.program);
  return found;
}

function calledName({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return '';
  return callee.property.name;
}

/** The `patch` whose chain ends in this `where`, which asks for more than that the item exists. */
function addPatchOf(node: CallExpression, guarded: Set<number>): void {
  for (let call: Node = node; call.type === 'CallExpression';) {
    if (calledName(call) === 'patch') guarded.add(call.end);
    if (call.callee.type !== 'MemberExpression') return;
    call = call.callee.object;
  }
}

/** The callback of a `where((item, op) => …)`, and what it calls its operators. */
interface Condition {
  readonly operators: string;
  readonly start: number;
  readonly end: number;
}

function conditionOf(node: CallExpression): Condition | undefined {
  const [callback] = node.arguments;
  if (calledName(node) !== 'where' || callback?.type !== 'ArrowFunctionExpression')
    return undefined;
  const [, operators] = callback.params;
  if (operators?.type !== 'Identifier') return undefined;
  return { operators: operators.name, start: callback.start, end: callback.end };
}

const isInside = (node: Node, { start, end }: Condition) => node.start >= start && node.end <= end;

const comparisons = /^(eq|ne|gte?|lte?|exists|notExists|contains|notContains|begins|between)$/;

/** `op.eq(…)`, but not `op.name(…)`, which is only a part of a condition. */
function isComparison(node: CallExpression, condition: Condition): boolean {
  const { callee } = node;
  if (!isInside(node, condition) || callee.type !== 'MemberExpression') return false;
  const { object } = callee;
  const isOperator = object.type === 'Identifier' && object.name === condition.operators;
  return isOperator && comparisons.test(calledName(node));
}

/** One side of an OR: without the other way to pass, the condition is stricter. */
function isAlternative(text: string, { start, end }: Node): boolean {
  return /^\}? OR /.test(text.slice(end)) || / OR (\$\{)?$/.test(text.slice(0, start));
}

const around = ({ start, end }: Node, before: string, after: string): readonly Edit[] => [
  { start, end: start, text: before },
  { start: end, end, text: after },
];

const skipped = (node: Node) => (id: string) =>
  around(node, `(switches.isOff(${JSON.stringify(id)}) ? undefined : `, ')');

const loosened = (node: Node, always: 'true' | 'false') => (id: string) =>
  around(node, `switches.condition(${JSON.stringify(id)}, '${always}', `, ')');

const renamed = (file: ParsedFile, node: CallExpression, other: string) => (id: string) => {
  if (node.callee.type !== 'MemberExpression') return [];
  const { object, property } = node.callee;
  const dot = file.text.indexOf('.', object.end);
  const name = file.text.slice(property.start, property.end);
  const text = `[switches.isOff(${JSON.stringify(id)}) ? '${other}' : '${name}']`;
  return [{ start: dot, end: property.end, text }];
};

/** The functions of a file that narrow a type: `asserts order is Order`. */
export function narrowingIn({ program }: ParsedFile): readonly string[] {
  const names: string[] = [];
  new Visitor({
    FunctionDeclaration: ({ id, returnType }) => {
      const told = returnType?.typeAnnotation;
      if (id !== null && told?.type === 'TSTypePredicate' && told.asserts) names.push(id.name);
    },
  }).visit(program);
  return names;
}
