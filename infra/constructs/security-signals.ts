import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { AlarmDefinition } from './alarms.ts';
import { period } from './metrics.ts';
import type { ServiceFunction } from './service-function.ts';

interface SecuritySignal {
  readonly name: string;
  readonly meaning: string;
  /** Lines of the security log (functions/src/pipeline/security-log.ts) of one of these. */
  readonly kinds: readonly string[];
  /** Or with this reason. */
  readonly reason?: string;
  /** The one function that writes such lines; all of the API and the socket by default. */
  readonly of?: string;
  /** So many in five minutes set the alarm off. */
  readonly from: number;
}

/** Counted signals of the security log; docs/security/log.md says what to do about each. */
export const securitySignals: readonly SecuritySignal[] = [
  {
    name: 'failed-logins',
    meaning:
      'Fifty wrong passwords or codes, or accounts locked out, in five minutes: somebody guesses, or a mail with a wrong link went out.',
    kinds: ['login_failed', 'code_wrong', 'password_wrong', 'locked_out'],
    of: 'auth',
    from: 50,
  },
  {
    name: 'wrong-tokens',
    meaning: 'Twenty wrong or used tokens of mails in five minutes: somebody tries them out.',
    kinds: ['token_wrong'],
    of: 'auth',
    from: 20,
  },
  {
    name: 'refusals',
    meaning:
      'Fifty calls in five minutes asked for what the caller may not have. No screen offers such: somebody tries, or a screen is wrong.',
    kinds: ['refused'],
    from: 50,
  },
  {
    name: 'cross-site',
    meaning: "Ten changes or sockets in five minutes came from another site's page.",
    kinds: ['cross_site'],
    reason: 'cross site',
    from: 10,
  },
];

const namespace = 'Driftig';
const metricName = (prefix: string, name: string) => `${prefix}-${name}`;

/** Counts the signals in the logs of functions: a filter for each log, a metric for each signal. */
export function countSecurity(functions: readonly ServiceFunction[], prefix: string): void {
  for (const signal of securitySignals) {
    const { name, of } = signal;
    for (const each of functions.filter(({ shortName }) => of === undefined || of === shortName))
      each.logGroup.addMetricFilter(`${each.shortName}-${name}`, {
        filterPattern: patternOf(signal),
        metricNamespace: namespace,
        metricName: metricName(prefix, name),
      });
  }
}

function patternOf({ kinds, reason }: SecuritySignal) {
  const is = (field: string, value: string) => FilterPattern.stringValue(`$.${field}`, '=', value);
  const reasons = reason === undefined ? [] : [is('reason', reason)];
  const any = FilterPattern.any(...kinds.map((kind) => is('kind', kind)), ...reasons);
  return FilterPattern.all(is('message', 'security'), any);
}

/** An alarm for each signal. */
export function securityAlarms(prefix: string): AlarmDefinition[] {
  return securitySignals.map(({ name, meaning, from }) => ({
    name,
    meaning: `${meaning} See the security log.`,
    metric: new Metric({
      namespace,
      metricName: metricName(prefix, name),
      statistic: 'Sum',
      period,
    }),
    from,
  }));
}
