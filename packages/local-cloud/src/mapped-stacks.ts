import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place in a bundle, as stacks have it: `file:///…/index.mjs?v=1:12:345`. */
const place = /(file:\/\/[^\s()?]+\.mjs)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/**
 * Names the sources in the stacks of bundles. A map is read when a stack is first asked for and then
 * forgotten: `--enable-source-maps` reads each with its bundle, and they take two thirds of the heap.
 */
export function mapStacks(): void {
  Error.prepareStackTrace = (error, calls: readonly Call[]) =>
    withSources([String(error), ...calls.map((call) => `    at ${call.toString()}`)].join('\n'));
}

/** A call of a stack, e.g. `handler (file:///…/index.mjs:1:12)` as text. */
interface Call {
  toString(): string;
}

function withSources(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replaceAll(place, (found, url: string, line: string, column: string) => {
    const file = fileURLToPath(url);
    if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
    const entry = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return found;
    const source = relative(process.cwd(), resolve(dirname(file), entry.originalSource));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

/** The stack of an error must not fail for a bundle that has no map. */
function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
