import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { AlarmDefinition } from './alarms.ts';
import {
  apiMetric,
  blockedRequests,
  edgeMetric,
  eventAge,
  functionsMetric,
  mailReputation,
  period,
  pipeFailures,
  probeFailures,
  refusedShare,
  tableThrottles,
} from './metrics.ts';
import type { Observed } from './observed.ts';

const slowMilliseconds = 1500;
const fewestCalls = 100;
const refusedPercent = 50;
const manyRefused = 50;
const lateSeconds = 600;

/**
 * The alarms of the stage's own region. An alarm is charged per metric, so each reads a sum where the
 * service publishes one; the dashboard shows the single functions and queues.
 */
export function stageAlarms(observed: Observed): readonly AlarmDefinition[] {
  return [
    ...apiAlarms(observed),
    ...socketAlarms(observed),
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
      meaning: `For a quarter of an hour ${refusedPercent} % of the calls were refused: a client is broken, or somebody is probing the API.`,
      metric: refusedShare(api, fewestCalls),
      from: refusedPercent,
      periods: 3,
    },
    {
      name: 'api-throttled',
      meaning:
        'Calls or frames were refused with 429 because the limit of the stage was reached: raise "companies" in its settings, or find out which session floods the API.',
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

function socketAlarms({ socket }: Observed): AlarmDefinition[] {
  return [
    {
      name: 'socket-errors',
      meaning: `The function of the sockets refused or failed ${manyRefused} times in five minutes: see the socket access log and the log of the function. Screens work on, but show what others change only when they are opened again. Single refusals, as of a session that is over, belong to an ordinary day.`,
      metric: apiMetric(socket, 'IntegrationError', 'Sum'),
      from: manyRefused,
    },
  ];
}

function functionAlarms({ table }: Observed): AlarmDefinition[] {
  return [
    {
      name: 'function-errors',
      meaning:
        'A function ended without an answer: an uncaught error, out of memory or timed out. The dashboard shows which.',
      metric: functionsMetric('Errors'),
      from: 1,
    },
    {
      name: 'function-throttles',
      meaning: "The account's limit of concurrent functions was reached.",
      metric: functionsMetric('Throttles'),
      from: 1,
    },
    {
      name: 'table-throttles',
      meaning:
        'The table or one of its indexes throttled reads or writes: one partition gets too many requests.',
      metric: tableThrottles(table),
      from: 1,
    },
  ];
}

function eventAlarms({ outbox, failedEvents, undelivered }: Observed): AlarmDefinition[] {
  return [
    {
      name: 'pipe-failed',
      meaning:
        'For ten minutes the pipe could not put events of the table on the bus: what follows a change waits, and is given up after twelve hours. See the status of the pipe.',
      metric: pipeFailures(outbox.pipeName),
      from: 1,
      periods: 2,
    },
    {
      name: 'events-late',
      meaning: `An event waited ${lateSeconds / 60} minutes for its consumer, in the pipe or its queue, or is being tried again. The dashboard shows which queue.`,
      metric: eventAge,
      from: lateSeconds,
    },
    {
      name: 'events-undelivered',
      meaning:
        'A rule of the bus could not put events into the queue of a consumer. Read the messages, fix the cause and move them to the queue of the consumer.',
      metric: undelivered.metricApproximateNumberOfMessagesVisible({ period }),
      from: 1,
    },
    {
      name: 'outbox-failed',
      meaning: 'Events did not get from the table to the bus. The messages in the queue name them.',
      metric: outbox.deadLetters.metricApproximateNumberOfMessagesVisible({ period }),
      from: 1,
    },
    {
      name: 'events-failed',
      meaning:
        'A consumer failed eight times on these events. Read the messages, fix the cause and redrive them to their source.',
      metric: failedEvents.metricApproximateNumberOfMessagesVisible({ period }),
      from: 1,
    },
  ];
}

/** Below the rates at which Amazon reviews the account, 5 % and 0.1 %. */
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

/** The alarms in us-east-1: an alarm must be in the region of its metric. */
export function edgeAlarms(
  distribution: IDistribution,
  firewall: string,
  probe: string,
): readonly AlarmDefinition[] {
  return [
    {
      name: 'site-down',
      meaning:
        'For five minutes the site did not answer from outside, or nobody knows: see the health check in Route 53, then CloudFront, its certificate and the DNS of the domain.',
      // Alarms have a lower bound, so this one counts failures.
      metric: probeFailures(probe),
      from: 1,
      periods: 5,
      missingIsBad: true,
    },
    {
      name: 'edge-5xx',
      meaning:
        'CloudFront answers with 5xx: the API or the bucket with the pages cannot be reached.',
      metric: edgeMetric(distribution, '5xxErrorRate', 'Average'),
      from: 5,
      periods: 2,
    },
    {
      name: 'firewall-blocks',
      meaning:
        'The firewall refused over a thousand requests in five minutes: somebody floods the site, or a rule blocks too much. See its sampled requests.',
      metric: blockedRequests(firewall),
      from: 1000,
    },
  ];
}
