import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { house } from '@driftig/functions/http/house';

/** Everything the table holds of a company, by key: to see whether something was changed. */
export async function itemsOf(companyId: string): Promise<ReadonlyMap<string, unknown>> {
  const { table } = house();
  const items = new Map<string, unknown>();
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.client.send(
      new ScanCommand({
        TableName: table.name,
        FilterExpression: 'contains(pk, :company) OR companyId = :company',
        ExpressionAttributeValues: { ':company': companyId },
        ...(from !== undefined && { ExclusiveStartKey: from }),
      }),
    );
    for (const item of page.Items ?? []) items.set(`${item['pk']} ${item['sk']}`, item);
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return items;
}
