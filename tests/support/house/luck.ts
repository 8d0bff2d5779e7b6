import { Visitor } from 'oxc-parser';

import { lineAt, type ParsedFile } from './sources.ts';

/** A construct that makes a test depend on the speed of the machine. */
export interface Luck {
  readonly kind: 'read once' | 'sleep' | 'race' | 'fixed port' | 'retry';
  readonly line: number;
}

type Kind = Luck['kind'];

/** Methods of a locator that read the current state. `expect.poll(() => …)` waits for a state. */
const readsOnce = new Set([
  'count',
  'inputValue',
  'isVisible',
  'isHidden',
  'isDisabled',
  'isEnabled',
  'isChecked',
  'innerText',
  'allInnerTexts',
  'textContent',
  'allTextContents',
  'getAttribute',
]);

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly argument?: Node;
  readonly elements?: readonly (Node | null)[];
}

/** The chance that a test file leaves its outcome to. */
export function luckIn({ text, program }: ParsedFile): readonly Luck[] {
  const found: Luck[] = [];
  const add = (kind: Kind | undefined, { start }: { readonly start: number }) => {
    if (kind !== undefined) found.push({ kind, line: lineAt(text, start) });
  };
  const ownClock = text.includes('vi.useFakeTimers');
  new Visitor({
    CallExpression: (node) => {
      const name = calledName(node as Node);
      const [first, second] = node.arguments as readonly Node[];
      if (name === 'expect') add(isReadOnce(first) ? 'read once' : undefined, node);
      if (name === 'setTimeout')
        add(first?.type === 'Identifier' && !ownClock ? 'sleep' : undefined, node);
      if (name === 'waitForTimeout') add('sleep', node);
      if (name === 'race') add('race', node);
      if (name === 'listen') add([first, second].some(isPort) ? 'fixed port' : undefined, node);
    },
    Property: (node) => {
      const { key, value } = node as unknown as { readonly key: Node; readonly value: Node };
      add(key.name === 'retry' && isPositive(value) ? 'retry' : undefined, node);
    },
  }).visit(program);
  return found;
}

function calledName({ callee }: Node): string | undefined {
  return callee?.type === 'MemberExpression' ? callee.property?.name : callee?.name;
}

/** `await locator.count()`, or a list of such. */
function isReadOnce(given: Node | undefined): boolean {
  if (given?.type === 'ArrayExpression')
    return given.elements?.some((each) => isReadOnce(each ?? undefined)) ?? false;
  const asked = given?.type === 'AwaitExpression' ? given.argument : undefined;
  return asked?.callee?.type === 'MemberExpression' && readsOnce.has(calledName(asked) ?? '');
}

const isPositive = ({ value }: Node) => typeof value === 'number' && value > 0;
/** 0 is any free port. */
const isPort = (given: Node | undefined) => given !== undefined && isPositive(given);
