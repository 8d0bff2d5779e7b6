import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { services } from '@driftig/functions/pipeline/services';

import { quantile, timeRuns, type Figure } from './figures.ts';

/** The time of a bare put and get in the emulator: the lower bound of every other figure. */
export async function measureFloor(): Promise<Figure[]> {
  const { client, name: TableName } = services().table;
  const Key = { pk: 'bench', sk: 'floor' };
  const put = await timeRuns(200, (n) =>
    client.send(new PutCommand({ TableName, Item: { ...Key, n } })),
  );
  const get = await timeRuns(200, () => client.send(new GetCommand({ TableName, Key })));
  return [
    { name: 'Emulator: a bare put, p50', measured: quantile(put, 0.5), unit: 'ms' },
    { name: 'Emulator: a bare put, p95', measured: quantile(put, 0.95), unit: 'ms' },
    { name: 'Emulator: a bare get, p50', measured: quantile(get, 0.5), unit: 'ms' },
  ];
}
