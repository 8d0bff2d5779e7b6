import { appendFileSync, existsSync, readFileSync } from 'node:fs';

import { afterAll, expect } from 'vitest';

import { activeFile, reachedFile } from './files.ts';

interface Switches {
  isOff(id: string): boolean;
  condition(id: string, always: 'true' | 'false', text: string): string;
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var switches: Switches | undefined;
}

const active = existsSync(activeFile) ? readFileSync(activeFile, 'utf8') : '';
const reached = new Set<string>();

/**
 * A condition that is always true or always false. It keeps the text, because DynamoDB refuses a
 * request with names and values that its condition does not use.
 */
const loose = {
  true: (text: string) => `(${text} OR attribute_exists(pk) OR attribute_not_exists(pk))`,
  false: (text: string) => `(${text} AND attribute_exists(pk) AND attribute_not_exists(pk))`,
};

function isOff(id: string): boolean {
  reached.add(id);
  return id === active;
}

// Modules stay loaded from one test file to the next, and keep the object that they found first.
Object.assign((globalThis.switches ??= {} as Switches), {
  isOff,
  condition: (id: string, always: keyof typeof loose, text: string) =>
    isOff(id) ? loose[always](text) : text,
});

afterAll(() => {
  const line = { path: expect.getState().testPath, reached: [...reached] };
  appendFileSync(reachedFile, `${JSON.stringify(line)}\n`);
});
