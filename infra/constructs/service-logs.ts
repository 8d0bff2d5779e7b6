import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';

/** A log that is kept as long as the stage says, and goes with its stack. */
export class ServiceLogs extends LogGroup {
  constructor(scope: Construct, id: string, config: StageConfig, name: string) {
    super(scope, id, {
      logGroupName: name,
      retention: config.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }
}
