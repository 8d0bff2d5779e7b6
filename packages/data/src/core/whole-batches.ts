import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

import { timeLeftFromNow, waitForCapacity } from './throttling.ts';

type Items = Readonly<Record<string, readonly unknown[]>>;
type Keys = Readonly<Record<string, unknown>>;

interface BatchAnswer {
  readonly Responses?: Items;
  readonly UnprocessedKeys?: Keys;
}

/**
 * Makes the client ask again for items that DynamoDB leaves out of a batch of reads, because the answer is
 * over 16 MB or its partition throttles: a missing item would pass for a deleted one. Throws busy (503)
 * after ten seconds.
 */
export function readWholeBatches({ middlewareStack }: DynamoDBDocumentClient): void {
  middlewareStack.add(
    (send, { commandName }) =>
      async (args) => {
        const answer = await send(args);
        if (commandName !== 'BatchGetItemCommand') return answer;
        const timeLeft = timeLeftFromNow();
        let { Responses: items = {}, UnprocessedKeys: left = {} } = answer.output as BatchAnswer;
        for (let tries = 1; Object.keys(left).length > 0; tries += 1) {
          await waitForCapacity(tries, timeLeft, leftOut());
          const more = await send({ ...args, input: { ...args.input, RequestItems: left } });
          const { Responses = {}, UnprocessedKeys = {} } = more.output as BatchAnswer;
          items = joined(items, Responses);
          left = UnprocessedKeys;
        }
        return { ...answer, output: { ...answer.output, Responses: items, UnprocessedKeys: {} } };
      },
    { step: 'initialize', name: 'readWholeBatches' },
  );
}

/** Named as what it is, so that it is answered with busy (503) where ElectroDB wraps it. */
const leftOut = () =>
  Object.assign(new Error('DynamoDB left items of a batch out'), { name: 'ThrottlingException' });

function joined(one: Items, other: Items): Items {
  const tables = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...tables].map((table) => [table, [...(one[table] ?? []), ...(other[table] ?? [])]]),
  );
}
