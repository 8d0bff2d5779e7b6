import { securityKinds } from '@driftig/functions/pipeline/security-events';
import { expect, test } from 'vitest';

import { securitySignals } from '../infra/constructs/security-signals.ts';
import { product, socketEntry } from '../infra/product.ts';
import { readPage, tableOfPage } from './support/house/page-tables.ts';
import { propertiesOf, synthesize } from './support/infra/templates.ts';

const page = 'docs/security/log.md';
const { api, observability } = synthesize({ stage: 'prod' }).templates;
const filters: readonly Filter[] = propertiesOf(api, 'AWS::Logs::MetricFilter');
const alarms: readonly Alarm[] = propertiesOf(observability, 'AWS::CloudWatch::Alarm');

interface Filter {
  readonly FilterPattern: string;
  readonly LogGroupName: { readonly Ref: string };
  readonly MetricTransformations: readonly [
    { readonly MetricNamespace: string; readonly MetricName: string },
  ];
}

interface Alarm {
  readonly AlarmName: string;
  readonly MetricName?: string;
  readonly Threshold: number;
  readonly TreatMissingData: string;
}

const filtersOf = (name: string) =>
  filters.filter(
    ({ MetricTransformations: [{ MetricName }] }) => MetricName === `driftig-prod-${name}`,
  );
const everywhere = [...product.words.map(({ word }) => word), socketEntry(product.socket)];

test.each([
  ['failed-logins', 1, ['login_failed', 'code_wrong', 'password_wrong', 'locked_out']],
  ['wrong-tokens', 1, ['token_wrong']],
  ['refusals', everywhere.length, ['refused']],
  ['cross-site', everywhere.length, ['cross_site', 'cross site']],
] as const)(
  '%s are counted in the logs that tell them, and sound an alarm',
  (name, logs, values) => {
    const found = filtersOf(name);
    expect(new Set(found.map(({ LogGroupName: { Ref } }) => Ref)).size).toBe(logs);
    for (const { FilterPattern, MetricTransformations } of found) {
      expect(FilterPattern).toContain('$.message = "security"');
      const asked = [...FilterPattern.matchAll(/\$\.(?:kind|reason) = "([^"]+)"/g)];
      expect(asked.map(([, value]) => value)).toEqual(values);
      expect(MetricTransformations[0].MetricNamespace).toBe('Driftig');
    }
    expect(alarms.find(({ AlarmName }) => AlarmName === `driftig-prod-${name}`)).toMatchObject({
      MetricName: `driftig-prod-${name}`,
      Threshold: securitySignals.find((signal) => signal.name === name)?.from,
      TreatMissingData: 'notBreaching',
    });
  },
);

test('nothing is counted that no line says', () => {
  const kinds = securitySignals.flatMap((signal) => signal.kinds);
  expect(kinds.filter((kind) => !securityKinds.some((known) => known === kind))).toEqual([]);
});

test('a stage has its own counts', () => {
  const dev = synthesize({ stage: 'dev' }).templates;
  const names = propertiesOf(dev.api, 'AWS::Logs::MetricFilter').map(
    ({ MetricTransformations: [{ MetricName }] }: Filter) => MetricName,
  );
  expect(names.every((name) => name.startsWith('driftig-dev-'))).toBe(true);
});

test('lines are written at the level of every stage, and kept as long as the page says', () => {
  const levels = propertiesOf(api, 'AWS::Lambda::Function').map(
    ({ LoggingConfig }) => LoggingConfig.ApplicationLogLevel,
  );
  expect(new Set(levels)).toEqual(new Set(['INFO']));
  const kept = propertiesOf(api, 'AWS::Logs::LogGroup').map((log) => log.RetentionInDays);
  expect(new Set(kept)).toEqual(new Set([90]));
  expect(readPage(page)).toContain('90 days on `prod`, 7 on `dev`');
});

test('the page explains each kind of line', () => {
  const rows = tableOfPage(page, 'Kind');
  const explained = rows.map(([kind = '']) => kind.replaceAll('`', ''));
  expect(explained.toSorted()).toEqual([...securityKinds].toSorted());
});
