import { Dashboard, GraphWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import {
  apiMetric,
  edgeMetric,
  eventAge,
  period,
  pipeFailures,
  tableMetric,
  tableSystemErrors,
  tableThrottles,
} from './metrics.ts';
import type { Observed } from './observed.ts';

/** One CloudWatch dashboard: edge, API, sockets, functions, table and events, from top to bottom. */
export function dashboardFor(scope: Construct, name: string, observed: Observed): Dashboard {
  const { api, throttledCalls, socket, distribution, table, functions, consumers } = observed;
  const dashboard = new Dashboard(scope, 'dashboard', { dashboardName: name });
  dashboard.addWidgets(
    graph('Requests at the edge', [edgeMetric(distribution, 'Requests', 'Sum')]),
    graph('Errors at the edge, %', [
      edgeMetric(distribution, '4xxErrorRate', 'Average'),
      edgeMetric(distribution, '5xxErrorRate', 'Average'),
    ]),
  );
  dashboard.addWidgets(
    graph('Calls', [
      ...['Count', '4xx', '5xx'].map((metric) => apiMetric(api, metric, 'Sum')),
      throttledCalls,
    ]),
    graph(
      'Time to answer, ms',
      ['p50', 'p95', 'p99'].map((part) => apiMetric(api, 'Latency', part)),
    ),
  );
  dashboard.addWidgets(
    graph(
      'Sockets opened, and frames both ways',
      ['ConnectCount', 'MessageCount'].map((metric) => apiMetric(socket, metric, 'Sum')),
    ),
    graph(
      'Sockets: refused and failed',
      ['ClientError', 'IntegrationError', 'ExecutionError'].map((metric) =>
        apiMetric(socket, metric, 'Sum'),
      ),
    ),
  );
  dashboard.addWidgets(
    graph(
      'Functions: p95, ms',
      functions.map((each) => each.metricDuration({ statistic: 'p95', period })),
    ),
    graph(
      'Functions: errors',
      functions.map((each) => each.metricErrors({ period })),
    ),
  );
  dashboard.addWidgets(
    graph(
      'Table: units used',
      ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'].map((metric) =>
        tableMetric(table, metric),
      ),
    ),
    graph('Table: refused', [tableThrottles(table), tableSystemErrors(table)]),
  );
  dashboard.addWidgets(
    graph(
      'Events: age of the oldest that waits, s',
      consumers.map(({ queue }) =>
        queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period }),
      ),
    ),
    graph('Events: refused by the pipe, and age of the oldest taken, s', [
      pipeFailures(observed.outbox.pipeName),
      eventAge,
    ]),
  );
  dashboard.addWidgets(
    graph(
      'Functions: throttled',
      functions.map((each) => each.metricThrottles({ period })),
    ),
  );
  return dashboard;
}

function graph(title: string, left: IMetric[]): GraphWidget {
  return new GraphWidget({ title, left, width: 12, height: 6 });
}
