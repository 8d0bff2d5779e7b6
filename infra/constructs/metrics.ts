import { tableSpec } from '@driftig/data/core/table-spec';
import { Duration } from 'aws-cdk-lib';
import type { IApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITableV2, Operation } from 'aws-cdk-lib/aws-dynamodb';

export const period = Duration.minutes(5);

/** The operations of the repositories; CloudWatch adds up at most ten metrics. */
const operations = [
  Operation.GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

export function apiMetric(api: IApi, metricName: string, statistic: string): Metric {
  return new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap: { ApiId: api.apiId },
    statistic,
    period,
  });
}

/** The percentage of calls answered with 4xx; 0 below `fewestCalls`. */
export function refusedShare(api: IApi, fewestCalls: number): IMetric {
  return new MathExpression({
    label: 'Refused, %',
    expression: `IF(calls >= ${fewestCalls}, 100 * refused / calls, 0)`,
    usingMetrics: {
      calls: apiMetric(api, 'Count', 'Sum'),
      refused: apiMetric(api, '4xx', 'Sum'),
    },
    period,
  });
}

/**
 * The sum over all functions of the account and region, which Lambda publishes as one metric: one
 * alarm instead of one per function.
 */
export function functionsMetric(metricName: 'Errors' | 'Throttles'): Metric {
  return new Metric({ namespace: 'AWS/Lambda', metricName, statistic: 'Sum', period });
}

/** Metric of the table, or of one of its indexes. */
export function tableMetric(table: ITableV2, metricName: string, index?: string): Metric {
  return new Metric({
    namespace: 'AWS/DynamoDB',
    metricName,
    dimensionsMap: {
      TableName: table.tableName,
      ...(index !== undefined && { GlobalSecondaryIndexName: index }),
    },
    statistic: 'Sum',
    period,
  });
}

/**
 * Throttles of the table and of each index; the table's metric does not include those of its
 * indexes.
 */
export function tableThrottles(table: ITableV2): IMetric {
  const of = [undefined, ...tableSpec.indexes.map(({ name }) => name)];
  const each = of.flatMap((index) =>
    ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) => tableMetric(table, name, index)),
  );
  return sumOf('Throttled', each);
}

/** Failed, slow and throttled attempts of the pipe from the table's stream to the bus. */
export function pipeFailures(PipeName: string): IMetric {
  const names = ['Failed', 'PartiallyFailed', 'Throttled', 'Timeout'];
  const each = names.map(
    (name) =>
      new Metric({
        namespace: 'AWS/EventBridge/Pipes',
        metricName: `Execution${name}`,
        dimensionsMap: { PipeName },
        statistic: 'Sum',
        period,
      }),
  );
  return sumOf('Pipe: failed', each);
}

/** The oldest event that a consumer took, in seconds since its change; functions/src/events/consume.ts. */
export const eventAge = new Metric({
  namespace: 'Driftig',
  metricName: 'eventAge',
  dimensionsMap: { service: 'driftig' },
  statistic: 'Maximum',
  period,
});

/** 1 while the site does not answer Route 53 from outside, else 0. */
export function probeFailures(HealthCheckId: string): IMetric {
  const healthy = new Metric({
    namespace: 'AWS/Route53',
    metricName: 'HealthCheckStatus',
    dimensionsMap: { HealthCheckId },
    statistic: 'Minimum',
    period: Duration.minutes(1),
    region: 'us-east-1',
  });
  return new MathExpression({
    label: 'Not answered',
    expression: '1 - healthy',
    usingMetrics: { healthy },
    period: Duration.minutes(1),
  });
}

/** At most ten metrics; where one has no figure it counts as 0. */
function sumOf(label: string, metrics: readonly Metric[]): IMetric {
  const named = metrics.map((metric, index) => [`m${index}`, metric] as const);
  return new MathExpression({
    label,
    expression: named.map(([name]) => `FILL(${name}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(named),
    period,
  });
}

export function tableSystemErrors(table: ITableV2): IMetric {
  return table.metricSystemErrorsForOperations({ operations, period });
}

/** A fraction between 0 and 1, of the account's recent mails. */
export function mailReputation(metricName: 'Reputation.BounceRate' | 'Reputation.ComplaintRate') {
  return new Metric({
    namespace: 'AWS/SES',
    metricName,
    statistic: 'Average',
    period: Duration.hours(1),
  });
}

/** CloudFront publishes its metrics in us-east-1, for all regions. */
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

/** Requests blocked by any rule of the web ACL of this name. */
export function blockedRequests(firewall: string): Metric {
  return new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: { WebACL: firewall, Rule: 'ALL' },
    statistic: 'Sum',
    period,
    region: 'us-east-1',
  });
}
