import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Table } from '@driftig/data/core/client';

/** How a transaction can fail midway: before it arrives, after it was done, or under contention. */
export type Fault = 'lostRequest' | 'lostAnswer' | 'contention' | 'throttling';

interface Injection {
  readonly table: Table;
  /** Asked once per transaction, in order: which fault it meets, if any. */
  readonly next: () => Fault | undefined;
}

/**
 * Makes transactions fail below the SDK's own retries, as a killed process or a broken connection
 * would. Neither the embedded database nor Amazon's emulator answers TransactionConflict, so it is
 * thrown here. Returns a function that stops it.
 */
export function injectFaults({ table, next }: Injection): () => void {
  const name = 'injectFaults';
  table.client.middlewareStack.add(
    (send, context) => async (args) => {
      const fault = context.commandName === 'TransactWriteItemsCommand' ? next() : undefined;
      if (fault === 'lostRequest') throw new Error('The request was lost');
      if (fault === 'contention') throw cancelTransaction('TransactionConflict');
      if (fault === 'throttling') throw cancelTransaction('ThrottlingError');
      const answer = await send(args);
      if (fault === 'lostAnswer') throw new Error('The answer was lost');
      return answer;
    },
    { step: 'initialize', priority: 'high', name, override: true },
  );
  return () => table.client.middlewareStack.remove(name);
}

function cancelTransaction(reason: string): TransactionCanceledException {
  return new TransactionCanceledException({
    message: 'Transaction cancelled',
    CancellationReasons: [{ Code: 'None' }, { Code: reason }],
    $metadata: {},
  });
}

/** Every tenth transaction fails, each time in another way. */
export function failEveryTenth(): () => Fault | undefined {
  const kinds: readonly Fault[] = ['lostRequest', 'lostAnswer', 'contention'];
  let count = 0;
  return () => {
    count += 1;
    return count % 10 === 0 ? kinds[(count / 10) % kinds.length] : undefined;
  };
}
