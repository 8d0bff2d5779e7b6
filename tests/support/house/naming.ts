import type { Expression, Function as FunctionNode, TSType } from 'oxc-parser';
import { Visitor } from 'oxc-parser';

import type { ParsedFile } from './sources.ts';

type AnyFunction = FunctionNode | Extract<Expression, { type: 'ArrowFunctionExpression' }>;

interface Scope {
  readonly name: string;
  readonly node: AnyFunction;
  throws: boolean;
  returnsValue: boolean;
}

const answers = /^(may|is|has)[A-Z]/;
/** CDK assertions, which are named like questions. */
const foreignAssertions = new Set(['hasResource', 'hasResourceProperties']);

/**
 * Violations of the naming rules: `may…` answers true or false, `assert…` throws and returns
 * nothing, and the result of a `may…`, `is…` or `has…` must be used.
 */
export function namingFaults({ path, text, program }: ParsedFile): readonly string[] {
  if (!/\b(may|is|has|assert)[A-Z]/.test(text)) return [];
  const faults: string[] = [];
  const names = new Map<object, string>();
  const scopes: Scope[] = [];
  const say = (name: string, what: string) => faults.push(`${path}: ${name} ${what}`);

  const enter = (node: AnyFunction) => {
    const name = node.id?.name ?? names.get(node) ?? '';
    const isExpression = node.type === 'ArrowFunctionExpression' && node.expression;
    scopes.push({ name, node, throws: false, returnsValue: isExpression });
  };
  const exit = () => {
    const scope = scopes.pop();
    if (scope !== undefined) for (const what of scopeFaults(scope)) say(scope.name, what);
  };
  const signature = (name: string, returned: TSType | undefined) => {
    for (const what of typeFaults(name, returned)) say(name, what);
  };
  const remember = (key: object, value: object | null) => {
    const name = nameOf(key);
    if (value !== null && name !== undefined) names.set(value, name);
  };

  new Visitor({
    VariableDeclarator: ({ id, init }) => remember(id, init),
    Property: ({ key, value }) => remember(key, value),
    PropertyDefinition: ({ key, value }) => remember(key, value),
    MethodDefinition: ({ key, value }) => remember(key, value),
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': exit,
    FunctionExpression: enter,
    'FunctionExpression:exit': exit,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': exit,
    ThrowStatement: () => {
      const scope = scopes.at(-1);
      if (scope !== undefined) scope.throws = true;
    },
    ReturnStatement: ({ argument }) => {
      const scope = scopes.at(-1);
      if (scope !== undefined && argument !== null) scope.returnsValue = true;
    },
    TSMethodSignature: ({ key, returnType }) =>
      signature(nameOf(key) ?? '', returnType?.typeAnnotation),
    TSPropertySignature: ({ key, typeAnnotation }) => {
      const type = typeAnnotation?.typeAnnotation;
      if (type?.type === 'TSFunctionType')
        signature(nameOf(key) ?? '', type.returnType.typeAnnotation);
    },
    ExpressionStatement: ({ expression }) => {
      const name = calledName(expression);
      if (name === undefined || foreignAssertions.has(name)) return;
      if (answers.test(name)) say(name, 'is called and its answer dropped');
    },
  }).visit(program);
  return faults;
}

function scopeFaults({ name, node, throws, returnsValue }: Scope): string[] {
  const declared = node.returnType?.typeAnnotation;
  const faults = typeFaults(name, declared);
  if (isMay(name) && throws) faults.push('throws');
  if (declared !== undefined) return faults;
  if (isMay(name) && !returnsValue) faults.push('answers nothing');
  if (isAssert(name) && returnsValue) faults.push('gives something back');
  return faults;
}

/** `undefined`: nothing is declared, so the body says what comes back. */
function typeFaults(name: string, declared: TSType | undefined): string[] {
  if (declared === undefined) return [];
  const type = awaited(declared);
  const isPredicate = type.type === 'TSTypePredicate';
  if (isMay(name) && !(type.type === 'TSBooleanKeyword' || (isPredicate && !type.asserts)))
    return ['answers something else than true or false'];
  if (isAssert(name) && !(type.type === 'TSVoidKeyword' || (isPredicate && type.asserts)))
    return ['gives something back'];
  return [];
}

const isMay = (name: string) => /^may[A-Z]/.test(name);
const isAssert = (name: string) => /^assert[A-Z]/.test(name);

/** The type itself, or what a promise of it gives. */
function awaited(type: TSType): TSType {
  if (type.type !== 'TSTypeReference' || nameOf(type.typeName) !== 'Promise') return type;
  return type.typeArguments?.params[0] ?? type;
}

function nameOf(node: object): string | undefined {
  const { type, name } = node as { readonly type: string; readonly name?: unknown };
  return type === 'Identifier' && typeof name === 'string' ? name : undefined;
}

/** The name of what a statement calls: `f(x)`, `a.f(x)`, `await f(x)` or `void f(x)`. */
function calledName(expression: Expression): string | undefined {
  if (expression.type === 'AwaitExpression' || expression.type === 'UnaryExpression')
    return calledName(expression.argument);
  if (expression.type === 'ChainExpression') return calledName(expression.expression);
  if (expression.type !== 'CallExpression') return undefined;
  const { callee } = expression;
  return nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
}
