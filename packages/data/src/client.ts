import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The table and the client that reaches it. Endpoints come from the SDK's own variables. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

export function openTable(name: string): Table {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return { client, name };
}
