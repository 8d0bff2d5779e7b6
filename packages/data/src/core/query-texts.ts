import {
  QueryCommand,
  type AttributeValue,
  type QueryCommandInput,
} from '@aws-sdk/client-dynamodb';

import type { Table } from './client.ts';

/** The text attributes of an item, by their stored names. */
export type TextItem = Readonly<Record<string, { readonly S?: string | undefined }>>;

interface TextQuery {
  /** A partition, by its whole key. */
  readonly pk: string;
  /** The first and the last sort key; all by default. */
  readonly between?: readonly [string, string];
  /** Stored names of the attributes that are shown; all by default. */
  readonly shown?: readonly string[];
}

/**
 * Reads hundreds of items of a few texts each, consistently, as DynamoDB answers them: the copies that the
 * document client and ElectroDB make of each take longer than the read (docs/decisions/0115).
 */
export async function queryTexts(table: Table, query: TextQuery): Promise<TextItem[]> {
  return queryItems(table, query);
}

/** The same with attributes of any type. */
export async function queryItems(
  table: Table,
  query: TextQuery,
): Promise<Record<string, AttributeValue>[]> {
  const input = inputOf(table, query);
  const found: Record<string, AttributeValue>[] = [];
  let start: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await table.client.send(new QueryCommand({ ...input, ExclusiveStartKey: start }));
    for (const item of page.Items ?? []) found.push(item);
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return found;
}

function inputOf(table: Table, { pk, between, shown }: TextQuery): QueryCommandInput {
  const range = between === undefined ? '' : ' AND sk BETWEEN :from AND :to';
  return {
    TableName: table.name,
    ConsistentRead: true,
    KeyConditionExpression: `pk = :pk${range}`,
    ExpressionAttributeValues: {
      ':pk': { S: pk },
      ...(between && { ':from': { S: between[0] }, ':to': { S: between[1] } }),
    },
    ...(shown && {
      ProjectionExpression: shown.map((_, index) => `#${index}`).join(),
      ExpressionAttributeNames: Object.fromEntries(shown.map((name, at) => [`#${at}`, name])),
    }),
  };
}

export const textOf = (item: TextItem, name: string) => item[name]?.S ?? '';
