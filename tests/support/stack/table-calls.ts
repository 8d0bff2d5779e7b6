import { actingCompany } from '@driftig/data/credentials/acting';
import type { Table } from '@driftig/data/core/client';

/** One action on the table or an index, as IAM evaluates it. */
export interface TableCall {
  /** `dynamodb:PutItem` */
  readonly action: string;
  /** The name of the index; undefined for the table itself. */
  readonly index: string | undefined;
  readonly partitionKey: string;
  /** The company it is done for; undefined where the function acts as itself. */
  readonly companyId: string | undefined;
}

type Values = Readonly<Record<string, unknown>>;

interface Operation {
  readonly Key?: Values;
  readonly Item?: Values;
  readonly IndexName?: string;
  readonly KeyConditionExpression?: string;
  readonly ExpressionAttributeValues?: Values;
}

interface Input extends Operation {
  readonly TransactItems?: readonly Readonly<Record<string, Operation>>[];
  readonly RequestItems?: Readonly<Record<string, { readonly Keys: readonly Values[] }>>;
}

/** The action of each part of a transaction; a transaction has none of its own. */
const partActions: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** The actions that one command of the SDK needs a right to. */
export function tableCallsOf(commandName: string, given: object): TableCall[] {
  const input = given as Input;
  const name = commandName.replace(/Command$/, '');
  if (input.TransactItems !== undefined) {
    return input.TransactItems.flatMap((part) =>
      Object.entries(part).map(([kind, operation]) => callOf(partActions[kind] ?? kind, operation)),
    );
  }
  if (input.RequestItems !== undefined) {
    const keys = Object.values(input.RequestItems).flatMap(({ Keys }) => Keys);
    return keys.map((Key) => callOf(name, { Key }));
  }
  return [callOf(name, input)];
}

function callOf(action: string, operation: Operation): TableCall {
  const key = plain((operation.Key ?? operation.Item)?.['pk'] ?? queriedKey(operation));
  if (typeof key !== 'string') throw new Error(`${action} names no partition`);
  const companyId = actingCompany();
  return { action: `dynamodb:${action}`, index: operation.IndexName, partitionKey: key, companyId };
}

/** A text as the document client takes it, or as DynamoDB itself does: { S: text }. */
const plain = (text: unknown) =>
  typeof text === 'object' && text !== null && 'S' in text ? text.S : text;

/** The partition is the first condition of a query: `#pk = :pk`. */
function queriedKey(operation: Operation): unknown {
  const [, placeholder = ''] = /=\s*(:\w+)/.exec(operation.KeyConditionExpression ?? '') ?? [];
  return operation.ExpressionAttributeValues?.[placeholder];
}

/** Calls `onCall` before each action on the table. Returns how to stop. */
export function watchTable(
  table: Table,
  name: string,
  onCall: (call: TableCall) => void,
): () => void {
  table.client.middlewareStack.add(
    (send, { commandName = '' }) =>
      async (args) => {
        for (const call of tableCallsOf(commandName, args.input)) onCall(call);
        return send(args);
      },
    { step: 'initialize', name, override: true },
  );
  return () => table.client.middlewareStack.remove(name);
}
