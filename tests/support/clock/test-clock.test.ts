import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { openTable } from '@driftig/data/core/client';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

test('a refused write is sent once, though the database has another time', async () => {
  const { client, name } = openTable(process.env['TABLE_NAME'] ?? '');
  const put = new PutCommand({
    TableName: name,
    Item: { pk: ulid(), sk: 'clock' },
    ConditionExpression: 'attribute_exists(pk)',
  });
  await expect(client.send(put)).rejects.toMatchObject({
    name: 'ConditionalCheckFailedException',
    $metadata: { attempts: 1 },
  });
});
