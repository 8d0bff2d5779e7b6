import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/** An alarm that mails the operator when it begins and when it ends. */
export interface AlarmDefinition {
  /** The alarm is called `driftig-prod-<name>`. */
  readonly name: string;
  /** The description in the mail. */
  readonly meaning: string;
  readonly metric: IMetric;
  /** The lowest value that sets it off. */
  readonly from: number;
  /** How many periods in a row; one by default. */
  readonly periods?: number;
  /** Set where figures come without pause: none at all are as bad as bad ones. */
  readonly missingIsBad?: true;
}

interface AlarmsProps {
  readonly prefix: string;
  readonly topic: ITopic;
  readonly alarms: readonly AlarmDefinition[];
}

/** Missing data sets an alarm off only where it says so: without calls there are no figures. */
export function addAlarms(scope: Construct, { prefix, topic, alarms }: AlarmsProps): void {
  const action = new SnsAction(topic);
  for (const { name, meaning, metric, from, periods = 1, missingIsBad } of alarms) {
    const alarm = new Alarm(scope, name, {
      alarmName: `${prefix}-${name}`,
      alarmDescription: meaning,
      metric,
      threshold: from,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: periods,
      treatMissingData: missingIsBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
  }
}
