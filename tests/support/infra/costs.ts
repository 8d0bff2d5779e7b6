import type { Template } from 'aws-cdk-lib/assertions';

import { prices } from '../../../infra/prices.ts';
import { monthlyCopiesDays } from '../../../infra/stacks/backup.ts';
import { weeklyCopiesDays } from '../../../infra/stacks/backup-vault.ts';
import { propertiesOf } from './templates.ts';

/** A line of a table of costs; the last cell is what it comes to a month. */
export type CostRow = readonly string[];

interface Cost {
  readonly what: string;
  readonly howMany: string;
  readonly price: string;
  readonly dollars: number;
}

/** Free while unused, or part of a resource that is counted. */
const freeAtRest = [
  'AWS::ApiGateway::Account',
  'AWS::ApiGatewayV2::',
  'AWS::Budgets::Budget',
  'AWS::CertificateManager::Certificate',
  'AWS::CloudFront::',
  'AWS::Cognito::',
  'AWS::DynamoDB::GlobalTable',
  'AWS::Events::',
  'AWS::IAM::',
  'AWS::Lambda::',
  'AWS::Logs::',
  'AWS::Pipes::Pipe',
  'AWS::Route53::RecordSet',
  'AWS::S3::',
  'AWS::SES::',
  'AWS::SNS::',
  'AWS::SQS::',
  'AWS::SecretsManager::ResourcePolicy',
  'Custom::CDKBucketDeployment',
];
const priced = [
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::CompositeAlarm',
  'AWS::CloudWatch::Dashboard',
  'AWS::Route53::HealthCheck',
  'AWS::SecretsManager::Secret',
  'AWS::WAFv2::WebACL',
];

/** Types of resources that have no price yet. */
export function unpricedTypes(templates: readonly Template[]): string[] {
  const types = templates.flatMap((template) =>
    Object.values<{ Type: string }>(template.toJSON()['Resources'] ?? {}).map(({ Type }) => Type),
  );
  const known = [...freeAtRest, ...priced];
  return [...new Set(types)].filter((type) => !known.some((each) => type.startsWith(each)));
}

/** Monthly cost of an unused stage, in dollars. */
export function costAtRest(templates: readonly Template[]): number {
  const cents = costsAtRest(templates).map(({ dollars }) => Math.round(dollars * 100));
  return cents.reduce((sum, each) => sum + each, 0) / 100;
}

/** The table of the page: a row for each kind of resource, and the sum. */
export function costTable(templates: readonly Template[]): CostRow[] {
  const rows = costsAtRest(templates).map(({ what, howMany, price, dollars }) => [
    what,
    howMany,
    price,
    dollars.toFixed(2),
  ]);
  return [...rows, ['**Sum**', '', '', `**${costAtRest(templates).toFixed(2)}**`]];
}

function costsAtRest(templates: readonly Template[]): Cost[] {
  const all = (type: string) => templates.flatMap((template) => propertiesOf(template, type));
  return [
    firewallCost(all('AWS::WAFv2::WebACL')),
    secretCost(all('AWS::SecretsManager::Secret').length),
    alarmCost(all('AWS::CloudWatch::Alarm'), all('AWS::CloudWatch::CompositeAlarm').length),
    dashboardCost(all('AWS::CloudWatch::Dashboard').length),
    probeCost(all('AWS::Route53::HealthCheck').length),
    {
      what: 'Table, files, logs',
      howMany: 'near nothing yet',
      price: 'by the gigabyte',
      dollars: 0.01,
    },
    {
      what: 'Functions, API, CloudFront, accounts, mail, events',
      howMany: '',
      price: 'by use',
      dollars: 0,
    },
  ];
}

function firewallCost(acls: readonly { readonly Rules: readonly unknown[] }[]): Cost {
  const { acl, rule } = prices.firewall;
  const rules = acls.flatMap(({ Rules }) => Rules).length;
  return {
    what: 'Firewall',
    howMany: `${acls.length} web ACL, ${rules} rules`,
    price: `${acl.toFixed(2)}, and ${rule.toFixed(2)} a rule`,
    dollars: acls.length * acl + rules * rule,
  };
}

function secretCost(count: number): Cost {
  return {
    what: 'Secrets of the edge and of push',
    howMany: String(count),
    price: prices.secret.toFixed(2),
    dollars: count * prices.secret,
  };
}

interface AlarmProperties {
  readonly MetricName?: string;
  readonly Metrics?: readonly { readonly MetricStat?: unknown }[];
}

function alarmCost(alarms: readonly AlarmProperties[], composites: number): Cost {
  const { metric, freeMetrics, composite } = prices.alarms;
  const metrics = alarms
    .map(({ Metrics }) => Metrics?.filter(({ MetricStat }) => MetricStat !== undefined).length ?? 1)
    .reduce((sum, each) => sum + each, 0);
  return {
    what: 'Alarms',
    howMany: `${alarms.length + composites}, on ${metrics} metrics`,
    price: `${metric.toFixed(2)} a metric, ${freeMetrics} free`,
    dollars: Math.max(0, metrics - freeMetrics) * metric + composites * composite,
  };
}

function dashboardCost(count: number): Cost {
  const { each, free } = prices.dashboards;
  return {
    what: 'Dashboard',
    howMany: String(count),
    price: `${each.toFixed(2)}, ${free} free`,
    dollars: Math.max(0, count - free) * each,
  };
}

function probeCost(count: number): Cost {
  const { each, https } = prices.probe;
  return {
    what: 'Probe from outside',
    howMany: String(count),
    price: `${each.toFixed(2)}, and ${https.toFixed(2)} for HTTPS`,
    dollars: count * (each + https),
  };
}

/**
 * Monthly cost of the weekly copies, by gigabytes of table and files: after a year, and with the
 * most copies that are kept. A copy of the table is the whole of it, one of the files only what is
 * new.
 */
export function copyTable(sizes: readonly (readonly [table: number, files: number])[]): CostRow[] {
  const months = Math.round(monthlyCopiesDays / 30.5);
  return sizes.map(([table, files]) => [
    `${table} GB`,
    `${files} GB`,
    copyCost(table, files, 12).toFixed(2),
    copyCost(table, files, months).toFixed(2),
  ]);
}

function copyCost(table: number, files: number, monthlyCopies: number): number {
  const { copies } = prices;
  const weeklyCopies = weeklyCopiesDays / 7;
  const here = 1;
  const stored = (here + weeklyCopies + monthlyCopies) * table * copies.table;
  const storedFiles = (here + 1) * files * copies.files;
  const transferred = (52 / 12 + 1) * table * copies.transfer;
  return stored + storedFiles + transferred;
}
