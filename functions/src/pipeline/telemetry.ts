import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

import type { Route } from '@driftig/contracts/core/route';

import type { HttpRequest, Reply } from './request.ts';

export const logger = new Logger();
/** One service for all functions: a figure is paid by its dimensions, and the log has the route. */
const metrics = new Metrics({ serviceName: 'driftig' });

/** Writes one line per request, without personal data: routes, ids and figures only. */
export function logAnswer(
  { event, requestId, startedAt }: HttpRequest,
  route: Route | undefined,
  { actor }: Reply,
  status: number,
): void {
  const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
  logger.info('answered', {
    requestId,
    route: route?.key ?? event.routeKey,
    status,
    milliseconds,
    ...(actor === undefined ? {} : { companyId: actor.companyId, userId: actor.userId }),
  });
  metrics.addMetric('requests', MetricUnit.Count, 1);
  metrics.addMetric('duration', MetricUnit.Milliseconds, milliseconds);
  if (status >= 500) metrics.addMetric('faults', MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
}

/** How long an event waited for its consumer, in milliseconds: the pipe and its queue together. */
export function noteEventAge(milliseconds: number): void {
  metrics.addMetric('eventAge', MetricUnit.Seconds, Math.max(0, Math.round(milliseconds / 1000)));
  metrics.publishStoredMetrics();
}
