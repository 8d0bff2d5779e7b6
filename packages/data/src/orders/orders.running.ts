import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { Order } from '@driftig/domain/orders/order';

import type { Table } from '../core/client.ts';
import { storedNames as names } from '../core/stored-names.ts';
import { orderEntity } from './orders.entities.ts';

/** The fields that the index by end has. */
export type RunningOrder = Pick<
  Order,
  'id' | 'number' | 'startDate' | 'company' | 'name' | 'title' | 'status'
> & { readonly assignedEmployees: number };

/** Orders by their end, from the index gsi4, whose keys are attributes that every order has. */
export function runningOrderQueries(table: Table, companyId: string) {
  const orders = orderEntity(table);

  /** By hand: with the index in the entity, ElectroDB would set the attribute twice in an update. */
  function queryOf(from: string, until: string): QueryCommand['input'] {
    return {
      TableName: table.name,
      IndexName: 'gsi4',
      KeyConditionExpression: '#partition = :partition AND #until >= :from',
      FilterExpression: '#start <= :until',
      ExpressionAttributeNames: {
        '#partition': 'gsi1pk',
        '#until': names.untilDate,
        '#start': names.date,
      },
      ExpressionAttributeValues: {
        ':partition': `c#${companyId}#order`,
        ':from': from,
        ':until': until,
      },
    };
  }

  return {
    /** Orders that run on some day from one to another, both included. Reads none that ended before. */
    async listRunning(from: string, until: string): Promise<RunningOrder[]> {
      const query = queryOf(from, until);
      const found: RunningOrder[] = [];
      let next: QueryCommandOutput['LastEvaluatedKey'];
      do {
        const page: QueryCommandOutput = await table.client.send(
          new QueryCommand({ ...query, ExclusiveStartKey: next }),
        );
        const { data } = orders.parse({ Items: page.Items ?? [] });
        found.push(
          ...data.map((order) => ({
            ...order,
            assignedEmployees: order.row.assignedEmployees ?? 0,
          })),
        );
        next = page.LastEvaluatedKey;
      } while (next !== undefined);
      return found;
    },
  };
}
