import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

import type { Exchange } from './exchange.ts';

export const logger = new Logger();
export const metrics = new Metrics();

/** The client of X-Ray is an eighth of a function: not loaded where nobody takes the traces. */
export const tracing =
  process.env['POWERTOOLS_TRACE_ENABLED'] === 'false'
    ? []
    : [(await import('./tracing.ts')).tracing];

/** One line per request. No personal data: routes, ids and figures only. */
export function logAnswer(exchange: Exchange, status: number): void {
  const { route, actor, requestId, startedAt } = exchange;
  const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
  logger.info('answered', {
    requestId,
    route: route?.key ?? exchange.event.routeKey,
    status,
    milliseconds,
    ...(actor === undefined ? {} : { companyId: actor.companyId, userId: actor.userId }),
  });
  metrics.addMetric('requests', MetricUnit.Count, 1);
  metrics.addMetric('duration', MetricUnit.Milliseconds, milliseconds);
  if (status >= 500) metrics.addMetric('faults', MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
}
