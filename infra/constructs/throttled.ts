import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import { period } from './metrics.ts';

/** Neither API has a metric for 429, so both are counted in their access logs, as one metric. */
export function countThrottled(accessLog: LogGroup, prefix: string): IMetric {
  const filter = accessLog.addMetricFilter('throttled', {
    // The integration latency is a dash where no function was invoked.
    filterPattern: FilterPattern.literal('{ $.status = "429" && $.functionLatency = "-" }'),
    metricNamespace: 'Driftig',
    metricName: `${prefix}-throttled`,
  });
  return filter.metric({ statistic: 'Sum', period });
}
