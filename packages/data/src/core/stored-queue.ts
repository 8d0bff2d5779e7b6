import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';

import type { Table } from './client.ts';
import { tryConditionalWrite } from './conditional-write.ts';
import { backOff } from './transact.ts';

/** ElectroDB's path to an element of a list, whether or not there is one. */
export const elementOf = (queue: readonly string[], place: number) => queue[place] ?? '';

/** The read of an item; `.params()` is untyped. */
interface ItemRead {
  params(): unknown;
}

interface ItemKey {
  readonly TableName: string;
  readonly Key: Record<string, string>;
}

/**
 * The queue of writers that is stored in an item (`take-turn.ts`). `attributes` are those that an item
 * which is not there yet is made with.
 */
export function storedQueue(
  table: Table,
  read: ItemRead,
  attributes: Readonly<Record<string, unknown>> = {},
) {
  const { TableName, Key } = read.params() as ItemKey;
  const item = { TableName, Key };
  const names = Object.keys(attributes);
  const settings = names.map((_, index) => `#n${index} = if_not_exists(#n${index}, :n${index})`);

  return {
    /** Appends a waiter to the queue, and returns the stored item after that. */
    async join(waiter: string): Promise<Record<string, unknown>> {
      const append = '#queue = list_append(if_not_exists(#queue, :none), :waiter)';
      const command = new UpdateCommand({
        ...item,
        UpdateExpression: `SET ${[append, ...settings].join(', ')}`,
        ExpressionAttributeNames: {
          '#queue': 'queue',
          ...Object.fromEntries(names.map((name, index) => [`#n${index}`, name])),
        },
        ExpressionAttributeValues: {
          ':none': [],
          ':waiter': [waiter],
          ...Object.fromEntries(names.map((name, index) => [`:n${index}`, attributes[name]])),
        },
        ReturnValues: 'ALL_NEW',
      });
      for (let attempt = 1; ; attempt += 1) {
        try {
          const { Attributes = {} } = await table.client.send(command);
          return Attributes;
        } catch (error) {
          // A transaction is writing the item.
          if (!(error instanceof TransactionConflictException)) throw error;
          await backOff(Math.min(attempt, 3));
        }
      }
    },

    /**
     * Removes a waiter from the queue. False when another one is at that place, or when transactions
     * hold the item all the time: then the waiter is removed later, as a dead one.
     */
    async leave(waiter: string, place: number): Promise<boolean> {
      const removal = new UpdateCommand({
        ...item,
        UpdateExpression: `REMOVE #queue[${place}]`,
        ConditionExpression: `#queue[${place}] = :waiter`,
        ExpressionAttributeNames: { '#queue': 'queue' },
        ExpressionAttributeValues: { ':waiter': waiter },
      });
      try {
        return await tryConditionalWrite(() => table.client.send(removal));
      } catch (error) {
        if (error instanceof TransactionConflictException) return false;
        throw error;
      }
    },
  };
}
