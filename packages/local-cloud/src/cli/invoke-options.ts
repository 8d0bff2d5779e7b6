import { StartError } from '../start-error.ts';

const callers = ['anonymous', 'employee', 'administrator', 'owner'] as const;
export type Caller = (typeof callers)[number];

export interface InvokeOptions {
  readonly routeKey: string;
  /** Undefined: the caller that the route's access needs. */
  readonly caller: Caller | undefined;
}

const usage = `Brug: npm run invoke -- <routeKey> [--as ${callers.join('|')}]`;

/** Reads the command line of `npm run invoke`. */
export function readInvokeOptions(args: readonly string[]): InvokeOptions {
  const [routeKey, flag, name, ...rest] = args;
  if (routeKey === undefined || routeKey.startsWith('-') || rest.length > 0) {
    throw new StartError(usage);
  }
  if (flag === undefined) return { routeKey, caller: undefined };
  const caller = callers.find((known) => known === name);
  if (flag !== '--as' || caller === undefined) throw new StartError(usage);
  return { routeKey, caller };
}
