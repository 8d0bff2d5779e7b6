import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The table and the client that reaches it. Endpoints come from the SDK's own variables. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

/**
 * Well below a function's own time limit: a connection that hangs is given up, and the SDK tries the
 * request again on another. A transaction carries a token, so that one is not done twice.
 */
const timeouts = { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true };

export function openTable(name: string, waits: Partial<typeof timeouts> = {}): Table {
  const requestHandler = { ...timeouts, ...waits };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return { client, name };
}
