import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb';
import type { OutboxBus } from './outbox-bus.ts';
import type { OutboxConsumer } from './outbox-consumer.ts';
import type { ServiceFunction } from './service-function.ts';

/** What is watched. */
export interface Observed {
  readonly api: HttpApi;
  readonly distribution: IDistribution;
  readonly functions: readonly ServiceFunction[];
  readonly outbox: OutboxBus;
  readonly consumers: readonly OutboxConsumer[];
  readonly table: ITableV2;
}

export const period = Duration.minutes(5);

/** The operations the repositories use; an alarm adds up at most ten metrics. */
const operations = [
  Operation.GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

export function apiMetric(api: HttpApi, metricName: string, statistic: string): Metric {
  return new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap: { ApiId: api.apiId },
    statistic,
    period,
  });
}

export function tableMetric(table: ITableV2, metricName: string): Metric {
  return new Metric({
    namespace: 'AWS/DynamoDB',
    metricName,
    dimensionsMap: { TableName: table.tableName },
    statistic: 'Sum',
    period,
  });
}

export function tableThrottles(table: ITableV2): IMetric {
  return new MathExpression({
    label: 'Throttled',
    expression: 'FILL(reads, 0) + FILL(writes, 0)',
    usingMetrics: {
      reads: tableMetric(table, 'ReadThrottleEvents'),
      writes: tableMetric(table, 'WriteThrottleEvents'),
    },
    period,
  });
}

export function tableSystemErrors(table: ITableV2): IMetric {
  return table.metricSystemErrorsForOperations({ operations, period });
}

/** CloudFront reports to us-east-1, for the whole world. */
export function edgeMetric(
  { distributionId }: IDistribution,
  metricName: string,
  statistic: string,
): Metric {
  return new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    statistic,
    period,
    region: 'us-east-1',
  });
}
