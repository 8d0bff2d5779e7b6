import { tableSpec } from '@driftig/data/core/table-spec';
import { describe, expect, test } from 'vitest';
import { propertiesOf, synthesize } from './support/infra/templates.ts';

const { templates } = synthesize({ stage: 'prod' });
const { web, events, observability, edgeMonitoring } = templates;

interface Metric {
  readonly MetricStat?: {
    readonly Metric: {
      readonly Namespace: string;
      readonly MetricName: string;
      readonly Dimensions: readonly { readonly Name: string; readonly Value: unknown }[];
    };
  };
}
interface BudgetMail {
  readonly Notification: { readonly NotificationType: string; readonly Threshold: number };
  readonly Subscribers: readonly { readonly Address: string }[];
}

describe('monitoring', () => {
  const alarms = propertiesOf(observability, 'AWS::CloudWatch::Alarm');
  const edgeAlarms = propertiesOf(edgeMonitoring, 'AWS::CloudWatch::Alarm');
  const named = (all: readonly { readonly AlarmName: string }[]) =>
    all.map(({ AlarmName }) => AlarmName.replace('driftig-prod-', '')).toSorted();

  test('has alarms for the API, the functions, the table, events, mails and the security log', () => {
    expect(named(alarms)).toEqual([
      'api-4xx',
      'api-5xx',
      'api-slow',
      'api-throttled',
      'cross-site',
      'events-failed',
      'events-late',
      'events-undelivered',
      'failed-logins',
      'function-errors',
      'function-throttles',
      'mail-bounces',
      'mail-complaints',
      'outbox-failed',
      'pipe-failed',
      'refusals',
      'socket-errors',
      'table-throttles',
      'wrong-tokens',
    ]);
  });

  test('has alarms for CloudFront and the firewall in us-east-1, where their metrics are', () => {
    expect(named(edgeAlarms)).toEqual(['edge-5xx', 'firewall-blocks', 'site-down']);
  });

  test('asks for the site from outside, and takes no answer of the probe for a bad one', () => {
    const [probe] = propertiesOf(edgeMonitoring, 'AWS::Route53::HealthCheck');
    expect(probe.HealthCheckConfig).toMatchObject({
      Type: 'HTTPS',
      ResourcePath: '/',
      EnableSNI: true,
    });
    expect(JSON.stringify(probe.HealthCheckConfig.FullyQualifiedDomainName)).toContain('web');
    const down = edgeAlarms.find(({ AlarmName }) => AlarmName.endsWith('site-down'));
    expect(down).toMatchObject({
      TreatMissingData: 'breaching',
      EvaluationPeriods: 5,
      Threshold: 1,
    });
    expect(JSON.stringify(down.Metrics)).toContain('HealthCheckStatus');
    const others = [...alarms, ...edgeAlarms].filter((each) => each !== down);
    expect(new Set(others.map(({ TreatMissingData }) => TreatMissingData))).toEqual(
      new Set(['notBreaching']),
    );
  });

  test('hears what an index refuses, which is not in the figure of its table', () => {
    const { Metrics } = alarms.find(({ AlarmName }) => AlarmName.endsWith('table-throttles'));
    const read = (Metrics as Metric[]).flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
    const indexOf = ({ Dimensions }: (typeof read)[number]) =>
      Dimensions.find(({ Name }) => Name === 'GlobalSecondaryIndexName')?.Value;
    for (const name of ['ReadThrottleEvents', 'WriteThrottleEvents'])
      expect(read.filter(({ MetricName }) => MetricName === name).map(indexOf)).toEqual([
        undefined,
        ...tableSpec.indexes.map((index) => index.name),
      ]);
  });

  test('hears of the pipe, and of events that wait', () => {
    const named = (name: string) => alarms.find(({ AlarmName }) => AlarmName.endsWith(name));
    const { Metrics } = named('pipe-failed');
    const read = (Metrics as Metric[]).flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
    expect(read.map(({ MetricName }) => MetricName)).toEqual([
      'ExecutionFailed',
      'ExecutionPartiallyFailed',
      'ExecutionThrottled',
      'ExecutionTimeout',
    ]);
    expect(read.every(({ Namespace }) => Namespace === 'AWS/EventBridge/Pipes')).toBe(true);
    expect(named('events-late')).toMatchObject({
      Namespace: 'Driftig',
      MetricName: 'eventAge',
      Statistic: 'Maximum',
      Threshold: 600,
    });
  });

  test('keeps what a rule could not deliver, of every rule, in one queue with an alarm', () => {
    const targets = propertiesOf(events, 'AWS::Events::Rule').flatMap(({ Targets }) => Targets);
    expect(targets.length).toBeGreaterThan(20);
    const queues = targets.map(({ DeadLetterConfig }) => DeadLetterConfig.Arn['Fn::GetAtt'][0]);
    expect(new Set(queues).size).toBe(1);
    const [id = ''] = queues;
    expect(events.toJSON().Resources[id].Properties.QueueName).toBe(
      'driftig-prod-events-undelivered',
    );
    const { PolicyDocument } = propertiesOf(events, 'AWS::SQS::QueuePolicy').find(
      ({ Queues }) => Queues[0].Ref === id,
    );
    // SQS allows 20 statements in a policy.
    const lets = PolicyDocument.Statement.filter(
      ({ Effect }: { Effect: string }) => Effect === 'Allow',
    );
    expect(lets).toHaveLength(1);
    expect(lets[0]).toMatchObject({
      Principal: { Service: 'events.amazonaws.com' },
      Action: 'sqs:SendMessage',
      Condition: { ArnLike: { 'aws:SourceArn': 'arn:aws:events:eu-north-1:111111111111:rule/*' } },
    });
  });

  test('mails what the account costs, before the month is over', () => {
    const [{ Budget, NotificationsWithSubscribers }] = propertiesOf(
      edgeMonitoring,
      'AWS::Budgets::Budget',
    );
    expect(Budget.BudgetLimit).toEqual({ Amount: 60, Unit: 'USD' });
    expect(
      (NotificationsWithSubscribers as BudgetMail[]).map(({ Notification, Subscribers }) => [
        Notification.NotificationType,
        Notification.Threshold,
        Subscribers[0]?.Address,
      ]),
    ).toEqual([
      ['ACTUAL', 80, 'drift@driftig.example'],
      ['FORECASTED', 100, 'drift@driftig.example'],
    ]);
    const { templates: with100 } = synthesize({ stage: 'prod', settings: { budget: 100 } });
    const [more] = propertiesOf(with100.edgeMonitoring, 'AWS::Budgets::Budget');
    expect(more.Budget.BudgetLimit.Amount).toBe(100);
  });

  test('has saved queries, each of logs that there are and no more than one may read', () => {
    const logs = new Set(
      Object.values(templates)
        .flatMap((template) => propertiesOf(template, 'AWS::Logs::LogGroup'))
        .map(({ LogGroupName }) => LogGroupName),
    );
    const queries = propertiesOf(observability, 'AWS::Logs::QueryDefinition');
    expect(queries.map(({ Name }) => Name)).toEqual(
      ['calls', 'faults', 'faults-2', 'one-request', 'companies', 'security'].map(
        (n) => `driftig-prod/${n}`,
      ),
    );
    for (const { LogGroupNames } of queries) {
      expect(LogGroupNames.length).toBeLessThanOrEqual(50);
      expect(LogGroupNames.filter((each: string) => !logs.has(each))).toEqual([]);
    }
  });

  test('mails the operator when an alarm begins and when it ends', () => {
    for (const { AlarmActions, OKActions } of [...alarms, ...edgeAlarms]) {
      expect(AlarmActions).toHaveLength(1);
      expect(OKActions).toEqual(AlarmActions);
    }
    for (const template of [observability, edgeMonitoring]) {
      template.hasResourceProperties('AWS::SNS::Subscription', {
        Protocol: 'email',
        Endpoint: 'drift@driftig.example',
      });
    }
  });

  test('reads errors and throttles of all functions as one metric each', () => {
    const functionAlarms = alarms.filter(({ AlarmName }) => AlarmName.includes('-function-'));
    expect(functionAlarms.map(({ MetricName, Dimensions }) => [MetricName, Dimensions])).toEqual([
      ['Errors', undefined],
      ['Throttles', undefined],
    ]);
  });

  test('counts 429 of both APIs, but not of functions', () => {
    web.resourceCountIs('AWS::Logs::MetricFilter', 2);
    web.allResourcesProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '{ $.status = "429" && $.functionLatency = "-" }',
      MetricTransformations: [
        { MetricNamespace: 'Driftig', MetricName: 'driftig-prod-throttled', MetricValue: '1' },
      ],
    });
    expect(alarms.find(({ AlarmName }) => AlarmName.endsWith('api-throttled'))).toMatchObject({
      MetricName: 'driftig-prod-throttled',
      Threshold: 1,
    });
  });
});
