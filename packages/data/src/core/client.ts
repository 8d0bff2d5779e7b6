import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

import { signAsActing, type CredentialsOf } from '../credentials/acting.ts';
import { roleOfCompany } from '../credentials/assume-role.ts';
import { keepCredentials } from '../credentials/company-credentials.ts';
import { readWholeBatches } from './whole-batches.ts';

/** The table's name and client. The SDK's environment variables may name another endpoint. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
  /** Company credentials for clients of other services; undefined without a wall. */
  readonly credentialsOf?: CredentialsOf | undefined;
}

interface TableOptions extends Partial<typeof timeouts> {
  /** The role by which a company's data is opened (docs/decisions/0099); the function's own by default. */
  readonly companyRole?: string | undefined;
}

/**
 * In ms; well below a function's timeout. A hung connection is closed and the SDK retries on another;
 * the token of a transaction keeps it from being done twice.
 */
const timeouts = { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true };

export function openTable(name: string, { companyRole, ...waits }: TableOptions = {}): Table {
  const requestHandler = { ...timeouts, ...waits };
  const dynamo = new DynamoDBClient({ requestHandler });
  // Copies every answer for an unused log, which takes 5 ms for a list of 200 people.
  dynamo.middlewareStack.remove('loggerMiddleware');
  const credentialsOf =
    companyRole && keepCredentials(roleOfCompany({ ...dynamo.config }, companyRole));
  if (credentialsOf) signAsActing(dynamo.config, credentialsOf);
  const client = DynamoDBDocumentClient.from(dynamo, {
    marshallOptions: { removeUndefinedValues: true },
  });
  readWholeBatches(client);
  return { client, name, ...(credentialsOf && { credentialsOf }) };
}
