import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The table's name and client. The SDK's environment variables may name another endpoint. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

/**
 * In ms; well below a function's timeout. A hung connection is closed and the SDK retries on another;
 * the token of a transaction keeps it from being done twice.
 */
const timeouts = { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true };

export function openTable(name: string, waits: Partial<typeof timeouts> = {}): Table {
  const requestHandler = { ...timeouts, ...waits };
  const dynamo = new DynamoDBClient({ requestHandler });
  // It copies every answer for a log that nobody keeps: 5 ms for a list of 200 people.
  dynamo.middlewareStack.remove('loggerMiddleware');
  const client = DynamoDBDocumentClient.from(dynamo, {
    marshallOptions: { removeUndefinedValues: true },
  });
  return { client, name };
}
