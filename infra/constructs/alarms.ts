import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/** Something the operator is mailed about, when it begins and when it ends. */
export interface AlarmDefinition {
  /** Of the alarm: `driftig-prod-<name>`. */
  readonly name: string;
  /** Stands in the mail. */
  readonly meaning: string;
  readonly metric: IMetric;
  /** The lowest value that is trouble. */
  readonly from: number;
  /** How many of the metric's periods in a row; one where nothing is said. */
  readonly periods?: number;
}

interface AlarmsProps {
  readonly prefix: string;
  readonly topic: ITopic;
  readonly alarms: readonly AlarmDefinition[];
}

/** Missing data is no trouble: where nobody asks, nothing fails. */
export function addAlarms(scope: Construct, { prefix, topic, alarms }: AlarmsProps): void {
  const action = new SnsAction(topic);
  for (const { name, meaning, metric, from, periods = 1 } of alarms) {
    const alarm = new Alarm(scope, name, {
      alarmName: `${prefix}-${name}`,
      alarmDescription: meaning,
      metric,
      threshold: from,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
  }
}
