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
