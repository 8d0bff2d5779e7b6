import type { Table } from '@driftig/data/client';

/** One action on one place of the table, as a policy of AWS judges it. */
export interface TableCall {
  /** `dynamodb:PutItem` */
  readonly action: string;
  /** Name of the index; undefined for the table itself. */
  readonly index: string | undefined;
  readonly partitionKey: string;
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

/** What each part of a transaction is judged as; a transaction has no action of its own. */
const partActions: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** The actions that AWS looks for in the policy of a function when it sends one command. */
function tableCallsOf(commandName: string, input: Input): TableCall[] {
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
  const key = (operation.Key ?? operation.Item)?.['pk'] ?? queriedKey(operation);
  if (typeof key !== 'string') throw new Error(`${action} names no partition`);
  return { action: `dynamodb:${action}`, index: operation.IndexName, partitionKey: key };
}

/** A query names its partition first: `#pk = :pk`. */
function queriedKey(operation: Operation): unknown {
  const [, placeholder = ''] = /=\s*(:\w+)/.exec(operation.KeyConditionExpression ?? '') ?? [];
  return operation.ExpressionAttributeValues?.[placeholder];
}

/** Calls `onCall` before each action on the table until it is told to stop. */
export function watchTable(
  table: Table,
  name: string,
  onCall: (call: TableCall) => void,
): () => void {
  table.client.middlewareStack.add(
    (send, { commandName = '' }) =>
      async (args) => {
        for (const call of tableCallsOf(commandName, args.input as Input)) onCall(call);
        return send(args);
      },
    { step: 'initialize', name, override: true },
  );
  return () => table.client.middlewareStack.remove(name);
}
