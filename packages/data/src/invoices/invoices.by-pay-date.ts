import { QueryCommand } from '@aws-sdk/lib-dynamodb';

import type { Table } from '../core/client.ts';
import { storedNames as names } from '../core/stored-names.ts';

/**
 * The numbers of invoices to be paid from one day to another, both included: a query of the index by end,
 * which has invoices by their payment date (docs/decisions/0114), and reads no others.
 */
export async function numbersByPayDate(
  table: Table,
  companyId: string,
  [from, until]: readonly [from: string, until: string],
): Promise<number[]> {
  const found: number[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'gsi4',
        KeyConditionExpression: '#partition = :partition AND #until BETWEEN :from AND :until',
        ExpressionAttributeNames: { '#partition': 'gsi1pk', '#until': names.untilDate },
        ExpressionAttributeValues: {
          ':partition': `c#${companyId}#invoice`,
          ':from': from,
          ':until': until,
        },
        ExclusiveStartKey: start,
      }),
    );
    found.push(...(page.Items ?? []).map((item) => Number(item[names.number])));
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return found;
}
