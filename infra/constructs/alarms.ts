import { Alarm, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Observed } from './metrics.ts';
import { apiMetric, period, tableSystemErrors, tableThrottles } from './metrics.ts';

interface Trouble {
  readonly name: string;
  readonly meaning: string;
  readonly metric: IMetric;
  /** The first value that is trouble. */
  readonly from: number;
  /** How many periods of five minutes in a row; one where nothing is said. */
  readonly periods?: number;
}

const slowMilliseconds = 1500;

/** An alarm for everything that means a user was let down, or is about to be. */
export function addAlarms(
  scope: Construct,
  prefix: string,
  observed: Observed,
  topic: ITopic,
): void {
  const action = new SnsAction(topic);
  for (const trouble of troublesOf(observed)) {
    const alarm = new Alarm(scope, trouble.name, {
      alarmName: `${prefix}-${trouble.name}`,
      alarmDescription: trouble.meaning,
      metric: trouble.metric,
      threshold: trouble.from - 1,
      evaluationPeriods: trouble.periods ?? 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
  }
}

function troublesOf(observed: Observed): Trouble[] {
  return [
    ...apiTroubles(observed),
    ...functionTroubles(observed),
    ...tableTroubles(observed),
    ...outboxTroubles(observed),
    ...consumerTroubles(observed),
  ];
}

function apiTroubles({ api }: Observed): Trouble[] {
  return [
    {
      name: 'api-5xx',
      meaning: 'Calls answered with a fault: see the api access log and the log of the function.',
      metric: apiMetric(api, '5xx', 'Sum'),
      from: 3,
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

function functionTroubles({ functions }: Observed): Trouble[] {
  return functions.flatMap((each) => [
    {
      name: `${each.shortName}-errors`,
      meaning: 'The function ended without an answer: an error nobody caught, memory or time.',
      metric: each.metricErrors({ period }),
      from: 1,
    },
    {
      name: `${each.shortName}-throttles`,
      meaning: "The account's limit of functions at the same time was reached.",
      metric: each.metricThrottles({ period }),
      from: 1,
    },
  ]);
}

function tableTroubles({ table }: Observed): Trouble[] {
  return [
    {
      name: 'table-throttles',
      meaning: 'The table refused reads or writes: one key is asked for too often.',
      metric: tableThrottles(table),
      from: 1,
    },
    {
      name: 'table-system-errors',
      meaning: "DynamoDB's own faults.",
      metric: tableSystemErrors(table),
      from: 1,
    },
  ];
}

function outboxTroubles({ outbox }: Observed): Trouble[] {
  return [
    {
      name: 'outbox-failed',
      meaning: 'Events that did not get from the table to the bus: they are named in the queue.',
      metric: outbox.deadLetters.metricApproximateNumberOfMessagesVisible({ period }),
      from: 1,
    },
  ];
}

function consumerTroubles({ consumers }: Observed): Trouble[] {
  const tenMinutes = 600;
  return consumers.flatMap(({ node, deadLetters, waiting }) => [
    {
      name: `${node.id}-failed`,
      meaning: 'Events a consumer gave up on: read them in its queue, mend, and run them again.',
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period }),
      from: 1,
    },
    {
      name: `${node.id}-behind`,
      meaning: 'A consumer is ten minutes behind what happened.',
      metric: waiting.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period }),
      from: tenMinutes,
    },
  ]);
}
