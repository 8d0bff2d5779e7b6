import { afterEach, beforeEach } from 'vitest';

/**
 * Any output to the console or the terminal fails the test, unless the test expects it and spies on
 * that method.
 */
const consoleMethods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
let noise: string[] = [];
let restore: (() => void)[] = [];

beforeEach(() => {
  noise = [];
  restore = [
    ...consoleMethods.map((method) =>
      replace(console, method, (...parts: unknown[]) => note(parts)),
    ),
    ...[process.stdout, process.stderr].map((stream) =>
      replace(stream, 'write', (chunk: unknown) => note([chunk])),
    ),
  ];
});

afterEach(() => {
  for (const undo of restore) undo();
  if (noise.length > 0) throw new Error(`Written by this test:\n${noise.join('\n')}`);
});

function note(parts: readonly unknown[]): true {
  noise.push(parts.map(String).join(' '));
  return true;
}

/** Replaces a method; the returned function restores it unless a test has replaced it since. */
function replace<K extends string>(
  target: Record<K, unknown>,
  name: K,
  replacement: unknown,
): () => void {
  const original = target[name];
  target[name] = replacement;
  return () => {
    if (target[name] === replacement) target[name] = original;
  };
}
