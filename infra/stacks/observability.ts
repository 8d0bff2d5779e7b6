import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import { dashboardFor } from '../constructs/dashboard.ts';
import { addAlarms } from '../constructs/alarms.ts';
import type { Observed } from '../constructs/metrics.ts';

/** Who is told when something is wrong, what counts as wrong, and one page to look at. */
export class ObservabilityStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    config: StageConfig,
    observed: Observed,
    props: StackProps,
  ) {
    super(scope, id, props);
    const topic = new AlarmTopic(this, 'alarms', config);
    addAlarms(this, config.prefix, observed, topic);
    dashboardFor(this, config.prefix, observed);
  }
}
