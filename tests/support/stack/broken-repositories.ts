import { actingCompany } from '@driftig/data/credentials/acting';
import type { Table } from '@driftig/data/core/client';
import { connectToS3 } from '@driftig/functions/files/files';
import type { MiddlewareStack } from '@smithy/types';

interface Mistake {
  /** Company of the session. */
  readonly of: string;
  /** Company whose data is read instead. */
  readonly reaches: string;
}

interface Broken {
  /** The keys that were asked for by mistake. */
  readonly reached: ReadonlySet<string>;
  stop(): void;
}

/**
 * Makes the mistake that the wall is for, in every repository at once: whatever a session of one company
 * asks of the table is asked of another company's keys.
 */
export function breakRepositories({ client }: Table, { of, reaches }: Mistake): Broken {
  const wrong = (key: string) =>
    key === `c#${of}` || key.startsWith(`c#${of}#`)
      ? `c#${reaches}${key.slice(of.length + 2)}`
      : key;
  return breakKeys(client.middlewareStack, of, wrong);
}

/** The same mistake where files are kept: their keys are in another company's folder. */
export async function breakFileStore({ of, reaches }: Mistake): Promise<Broken> {
  const { client } = await connectToS3();
  const wrong = (key: string) => key.replace(`c/${of}/`, () => `c/${reaches}/`);
  return breakKeys(client.middlewareStack, of, wrong);
}

function breakKeys<I extends object, O extends object>(
  stack: MiddlewareStack<I, O>,
  of: string,
  wrongKey: (key: string) => string,
): Broken {
  const name = 'brokenKeys';
  const reached = new Set<string>();
  const wrong = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const key = wrongKey(value);
      if (key !== value) reached.add(key);
      return key;
    }
    if (Array.isArray(value)) return value.map(wrong);
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, wrong(part)]));
  };
  stack.add(
    (send) => (args) =>
      send(actingCompany() === of ? { ...args, input: wrong(args.input) as I } : args),
    { step: 'initialize', priority: 'high', name, override: true },
  );
  return { reached, stop: () => void stack.remove(name) };
}
