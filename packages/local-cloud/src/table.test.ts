import { expect, test } from 'vitest';
import { startDynamoDb } from './dynamodb.ts';
import { StartError } from './start-error.ts';
import { ensureTable } from './table.ts';

const shape = {
  keys: { pk: 'pk', sk: 'sk' },
  indexes: [{ name: 'gsi1', pk: 'gsi1pk', sk: 'gsi1sk', project: ['a', 'b'] }],
};

test('the table is made once, kept afterwards, and refused when its indexes are of another version', async () => {
  const dynamodb = await startDynamoDb();
  try {
    await ensureTable(dynamodb.endpoint, 'things', shape);
    await ensureTable(dynamodb.endpoint, 'things', shape);
    const changed = { ...shape, indexes: shape.indexes.map((i) => ({ ...i, project: ['a'] })) };
    await expect(ensureTable(dynamodb.endpoint, 'things', changed)).rejects.toThrow(StartError);
  } finally {
    await dynamodb.stop();
  }
});
