import { AsyncLocalStorage } from 'node:async_hooks';
import type { Table } from '@driftig/data/core/client';
import { connectToS3 } from '@driftig/functions/files/files';
import { companyOfSession } from '@driftig/local-cloud/stand-ins/sts';
import type { FinalizeRequestMiddleware, MiddlewareStack } from '@smithy/types';

import { allowsCall, allowsFile, policiesOf, type DataPolicies } from '../infra/data-policies.ts';
import { tableCallsOf } from './table-calls.ts';

/** The function that is running, and what it was refused. */
interface Held {
  readonly policies: DataPolicies;
  readonly refused: string[];
}

const held = new AsyncLocalStorage<Held>();

/**
 * The embedded database and files have no policies, so this evaluates the synthesized ones of a function
 * while `run` is running: each call by its key, and by the company whose credentials signed it. A call
 * without a right fails as on AWS, and then here with its name.
 */
export async function withDataRights<T>(
  table: Table,
  name: string,
  run: () => Promise<T>,
): Promise<T> {
  enforce(table.client.middlewareStack, asksOfTable);
  enforce((await connectToS3()).client.middlewareStack, asksOfFiles);
  const refused: string[] = [];
  const outcome = await held.run({ policies: policiesOf(name), refused }, run);
  const [first] = refused;
  if (first !== undefined) throw new Error(`infra/rights.ts gives ${name} no right to ${first}`);
  return outcome;
}

/** One thing that a command needs a right to. */
interface Ask {
  readonly what: string;
  isAllowed(policies: DataPolicies, companyId: string | undefined): boolean;
}

const asksOfTable = (commandName: string, input: object): readonly Ask[] =>
  tableCallsOf(commandName, input).map((call) => ({
    what: `${call.action} on ${call.index ?? 'the table'}, ${call.partitionKey}`,
    isAllowed: (policies, companyId) => allowsCall(policies, call, companyId),
  }));

function asksOfFiles(commandName: string, input: object): readonly Ask[] {
  const action = `s3:${commandName.replace(/Command$/, '')}`;
  const { Key: key = '' } = input as { readonly Key?: string };
  return [
    {
      what: `${action} on ${key}`,
      isAllowed: (policies, companyId) => allowsFile(policies, { action, key }, companyId),
    },
  ];
}

/** Table requests of a command, passed from where it is sent to where it is signed. */
const asksIn = new WeakMap<object, readonly Ask[]>();

function enforce<I extends object, O extends object>(
  stack: MiddlewareStack<I, O>,
  asksOf: (commandName: string, input: object) => readonly Ask[],
): void {
  stack.add(
    (send, context) => (args) => {
      if (held.getStore()) asksIn.set(context, asksOf(context.commandName ?? '', args.input));
      return send(args);
    },
    { step: 'initialize', name: 'readAsks', override: true },
  );
  const judge: FinalizeRequestMiddleware<I, O> = (send, context) => (args) => {
    const { headers } = args.request as { readonly headers: Readonly<Record<string, string>> };
    refuseWithoutRight(asksIn.get(context) ?? [], companyOfSession(headers));
    return send(args);
  };
  const position = { relation: 'after', toMiddleware: 'httpSigningMiddleware' } as const;
  stack.addRelativeTo(judge, { name: 'policies', override: true, ...position });
}

function refuseWithoutRight(asks: readonly Ask[], companyId: string | undefined): void {
  const running = held.getStore();
  const first = running && asks.find((ask) => !ask.isAllowed(running.policies, companyId));
  if (first === undefined) return;
  const who = companyId === undefined ? 'alone' : `for company ${companyId}`;
  running?.refused.push(`${first.what}, ${who}`);
  throw Object.assign(new Error('AccessDenied'), { name: 'AccessDenied' });
}
