import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

import { closeServer, listen, localHost } from '@driftig/local-cloud/stand-ins/ports';

type Attribute = Readonly<Record<string, string>>;
type Keyed = {
  readonly Key?: Record<string, Attribute>;
  readonly Item?: Record<string, Attribute>;
};
type TransactItem = Readonly<Record<string, Keyed>>;

interface DistantTable {
  readonly endpoint: string;
  /** How many transactions were tried so far. */
  readonly transactions: () => number;
  stop(): Promise<void>;
}

/** Milliseconds of the way there, in the table, and of the way back. */
const distance = { there: 4, inTable: 4, back: 4 };

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * A proxy of the emulator that makes each request take 12 ms and locks the items of a transaction
 * while it runs. Another write to them is refused meanwhile (TransactionConflict), as DynamoDB does
 * and no emulator does.
 */
export async function startDistantTable(target: string): Promise<DistantTable> {
  const agent = new Agent({ keepAlive: true });
  const locked = new Set<string>();
  let transactions = 0;

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming);
    const operation = String(incoming.headers['x-amz-target']).split('.')[1] ?? '';
    await wait(distance.there);
    if (operation === 'TransactWriteItems') transactions += 1;
    const keys = writtenKeys(operation, body);
    if (keys.some((key) => locked.has(key))) {
      await wait(distance.back);
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify(conflictOf(operation, keys.length)));
      return;
    }
    const locks = operation === 'TransactWriteItems' ? keys : [];
    for (const key of locks) locked.add(key);
    const [forwarded] = await Promise.all([
      forward(agent, target, incoming, body),
      wait(distance.inTable),
    ]);
    for (const key of locks) locked.delete(key);
    await wait(distance.back);
    response.writeHead(forwarded.status, forwarded.headers);
    response.end(forwarded.body);
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
  const port = await listen(server, 0);
  return {
    endpoint: `http://${localHost}:${port}`,
    transactions: () => transactions,
    async stop() {
      agent.destroy();
      await closeServer(server);
    },
  };
}

async function bodyOf(incoming: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function writtenKeys(operation: string, body: Buffer): string[] {
  if (operation === 'TransactWriteItems') {
    const { TransactItems } = JSON.parse(body.toString()) as {
      TransactItems: readonly TransactItem[];
    };
    return TransactItems.flatMap((item) => Object.values(item).map(keyOf));
  }
  if (!/^(Put|Update|Delete)Item$/.test(operation)) return [];
  return [keyOf(JSON.parse(body.toString()) as Keyed)];
}

function keyOf({ Key, Item }: Keyed): string {
  const { pk, sk } = Key ?? Item ?? {};
  return `${pk?.['S']} ${sk?.['S']}`;
}

const namespace = 'com.amazonaws.dynamodb.v20120810#';

function conflictOf(operation: string, items: number): object {
  if (operation !== 'TransactWriteItems')
    return { __type: `${namespace}TransactionConflictException`, message: 'In a transaction' };
  const reasons = Array.from({ length: items }, () => ({ Code: 'TransactionConflict' }));
  return {
    __type: `${namespace}TransactionCanceledException`,
    Message: 'Transaction cancelled',
    CancellationReasons: reasons,
  };
}

interface Forwarded {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function forward(
  agent: Agent,
  target: string,
  { headers, method = 'POST' }: IncomingMessage,
  body: Buffer,
): Promise<Forwarded> {
  return new Promise((resolve, reject) => {
    const outgoing = request(target, { agent, method, headers }, (response) => {
      const { statusCode: status = 502, headers: answered } = response;
      bodyOf(response)
        .then((content) =>
          resolve({
            status,
            headers: {
              'content-type': String(answered['content-type']),
              ...(answered['x-amz-crc32'] && { 'x-amz-crc32': String(answered['x-amz-crc32']) }),
            },
            body: content,
          }),
        )
        .catch(reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
