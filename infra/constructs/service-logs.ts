import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';

/** A log group with the stage's retention, deleted with its stack. */
export class ServiceLogs extends LogGroup {
  constructor(scope: Construct, id: string, config: StageConfig, name: string) {
    super(scope, id, {
      logGroupName: name,
      retention: config.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }
}
