import { Stack, type StackProps } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import { addAlarms } from '../constructs/alarms.ts';
import { dashboardFor } from '../constructs/dashboard.ts';
import type { Observed } from '../constructs/observed.ts';
import { saveQueries } from '../constructs/saved-queries.ts';
import { securityAlarms } from '../constructs/security-signals.ts';
import { stageAlarms } from '../constructs/alarm-definitions.ts';

/** Alarms, the topic they mail the operator by, and the dashboard. */
export class ObservabilityStack extends Stack {
  readonly topic: ITopic;

  constructor(
    scope: Construct,
    id: string,
    config: StageConfig,
    observed: Observed,
    props: StackProps,
  ) {
    super(scope, id, props);
    const { prefix } = config;
    const topic = new AlarmTopic(this, 'alarms', config);
    this.topic = topic;
    const alarms = [...stageAlarms(observed), ...securityAlarms(prefix)];
    addAlarms(this, { prefix, topic, alarms });
    dashboardFor(this, prefix, observed);
    saveQueries(this, prefix, observed);
  }
}
