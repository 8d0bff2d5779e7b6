import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { AlarmDefinition } from './alarms.ts';
import {
  apiMetric,
  blockedRequests,
  edgeMetric,
  functionsMetric,
  mailReputation,
  type Observed,
  period,
  refusedShare,
  tableThrottles,
} from './metrics.ts';

const slowMilliseconds = 1500;
const fewestCalls = 100;
const refusedPercent = 50;

/**
 * What means that a user was let down, or is about to be. An alarm is paid for by its metrics, so
 * each looks at a sum where the service keeps one; the dashboard shows which function or queue it is.
 */
export function stageAlarms(observed: Observed): readonly AlarmDefinition[] {
  return [
    ...apiAlarms(observed),
    ...functionAlarms(observed),
    ...eventAlarms(observed),
    ...mailAlarms,
  ];
}

function apiAlarms({ api, throttledCalls }: Observed): AlarmDefinition[] {
  return [
    {
      name: 'api-5xx',
      meaning: 'Calls answered with a fault: see the api access log and the log of the function.',
      metric: apiMetric(api, '5xx', 'Sum'),
      from: 3,
    },
    {
      name: 'api-4xx',
      meaning: `For a quarter of an hour ${refusedPercent} % of the calls were refused: a client that is broken, or somebody who tries doors.`,
      metric: refusedShare(api, fewestCalls),
      from: refusedPercent,
      periods: 3,
    },
    {
      name: 'api-throttled',
      meaning:
        'Calls were answered with 429 because the limit of the stage was reached: raise "companies" in its settings, or see who floods it.',
      metric: throttledCalls,
      from: 1,
    },
    {
      name: 'api-slow',
      meaning: `One call in twenty took over ${slowMilliseconds} ms for a quarter of an hour.`,
      metric: apiMetric(api, 'Latency', 'p95'),
      from: slowMilliseconds + 1,
      periods: 3,
    },
  ];
}

function functionAlarms({ table }: Observed): AlarmDefinition[] {
  return [
    {
      name: 'function-errors',
      meaning:
        'A function ended without an answer: an error nobody caught, memory or time. The dashboard shows which.',
      metric: functionsMetric('Errors'),
      from: 1,
    },
    {
      name: 'function-throttles',
      meaning: "The account's limit of functions at the same time was reached.",
      metric: functionsMetric('Throttles'),
      from: 1,
    },
    {
      name: 'table-throttles',
      meaning: 'The table refused reads or writes: one key is asked for too often.',
      metric: tableThrottles(table),
      from: 1,
    },
  ];
}

function eventAlarms({ outbox, failedEvents }: Observed): AlarmDefinition[] {
  return [
    {
      name: 'outbox-failed',
      meaning: 'Events that did not get from the table to the bus: they are named in the queue.',
      metric: outbox.deadLetters.metricApproximateNumberOfMessagesVisible({ period }),
      from: 1,
    },
    {
      name: 'events-failed',
      meaning:
        'Events a consumer gave up on: read them in the queue, mend, and move them back to where they came from.',
      metric: failedEvents.metricApproximateNumberOfMessagesVisible({ period }),
      from: 1,
    },
  ];
}

/** Well before Amazon puts the account under review, at 5 % and 0.1 %. */
const mailAlarms: readonly AlarmDefinition[] = [
  {
    name: 'mail-bounces',
    meaning: 'More than 3 % of the mails come back; at 5 % Amazon may stop the sending.',
    metric: mailReputation('Reputation.BounceRate'),
    from: 0.03,
  },
  {
    name: 'mail-complaints',
    meaning:
      'More than 0.08 % of the mails are reported as spam; at 0.1 % Amazon may stop the sending.',
    metric: mailReputation('Reputation.ComplaintRate'),
    from: 0.0008,
  },
];

/** These are measured in us-east-1, and an alarm stands where its metric is. */
export function edgeAlarms(
  distribution: IDistribution,
  firewall: string,
): readonly AlarmDefinition[] {
  return [
    {
      name: 'edge-5xx',
      meaning:
        'CloudFront answers with faults: the API or the bucket with the pages is not reached.',
      metric: edgeMetric(distribution, '5xxErrorRate', 'Average'),
      from: 5,
      periods: 2,
    },
    {
      name: 'firewall-blocks',
      meaning:
        'The firewall refused over a thousand requests in five minutes: somebody floods the site, or a rule is wrong. See its samples.',
      metric: blockedRequests(firewall),
      from: 1000,
    },
  ];
}
