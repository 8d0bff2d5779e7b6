import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { services } from '@driftig/functions/pipeline/services';

/** Past the code, as a person with rights to the table could write. */
const itemOf = (companyId: string, number: number) => ({
  TableName: services().table.name,
  Key: { pk: `c#${companyId}#ledger`, sk: `no#${String(number).padStart(9, '0')}` },
});

export async function deleteStoredEntry(companyId: string, number: number): Promise<void> {
  await services().table.client.send(new DeleteCommand(itemOf(companyId, number)));
}

/** Writes another text to a stored entry. */
export async function changeStoredText(
  companyId: string,
  number: number,
  text: string,
): Promise<void> {
  const change = new UpdateCommand({
    ...itemOf(companyId, number),
    UpdateExpression: 'SET #text = :text',
    ExpressionAttributeNames: { '#text': 'de' },
    ExpressionAttributeValues: { ':text': text },
  });
  await services().table.client.send(change);
}
