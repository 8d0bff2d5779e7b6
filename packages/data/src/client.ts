import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The table and the client that reaches it. Endpoints come from the SDK's own variables. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

/** Well below a function's own time limit, so that a hung connection is tried again. */
const timeouts = { connectionTimeout: 2000, requestTimeout: 8000 };

export function openTable(name: string): Table {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler: timeouts }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return { client, name };
}
