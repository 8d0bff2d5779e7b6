import { Duration } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus, type IEventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnPipe } from 'aws-cdk-lib/aws-pipes';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { deadLetterQueue } from './event-queue.ts';

/** Source and detail type of the events on the bus. */
export const outboxEvents = { source: 'driftig', detailType: 'outbox' };

/** A pipe that reads the table's stream and puts each new event of the outbox on its own bus. */
export class OutboxBus extends Construct {
  readonly bus: IEventBus;
  readonly deadLetters: Queue;
  readonly pipeName: string;

  constructor(scope: Construct, id: string, prefix: string, table: ITableV2) {
    super(scope, id);
    const { tableStreamArn } = table;
    if (tableStreamArn === undefined)
      throw new Error('The table has no stream to read events from.');
    this.bus = new EventBus(this, 'bus', { eventBusName: `${prefix}-outbox` }) as IEventBus;
    this.deadLetters = deadLetterQueue(this, 'dead-letters', `${prefix}-outbox-failed`);
    const role = this.makeRole(tableStreamArn);
    // No fixed name: another source, as after a restore, replaces the pipe, and CloudFormation creates
    // the new one before it deletes the old one.
    const pipe = new CfnPipe(this, 'pipe', {
      roleArn: role.roleArn,
      source: tableStreamArn,
      sourceParameters: {
        dynamoDbStreamParameters: {
          startingPosition: 'TRIM_HORIZON',
          batchSize: 10,
          maximumRetryAttempts: 8,
          maximumRecordAgeInSeconds: Duration.hours(12).toSeconds(),
          onPartialBatchItemFailure: 'AUTOMATIC_BISECT',
          deadLetterConfig: { arn: this.deadLetters.queueArn },
        },
        filterCriteria: { filters: [{ pattern: JSON.stringify(newInOutbox) }] },
      },
      target: this.bus.eventBusArn,
      targetParameters: { eventBridgeEventBusParameters: outboxEvents },
    });
    this.pipeName = pipe.ref;
    // A pipe checks the rights of its role when it is created.
    pipe.node.addDependency(role);
  }

  private makeRole(tableStreamArn: string): Role {
    const role = new Role(this, 'role', {
      assumedBy: new ServicePrincipal('pipes.amazonaws.com'),
      description: 'Driftig: from the stream of the table to the bus of the outbox',
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: [tableStreamArn],
      }),
    );
    role.addToPolicy(new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }));
    this.bus.grantPutEventsTo(role);
    this.deadLetters.grantSendMessages(role);
    acknowledge(role, {
      'AwsSolutions-IAM5[Resource::*]': 'ListStreams knows no narrower resource.',
    });
    return role;
  }
}

const newInOutbox = {
  eventName: ['INSERT'],
  dynamodb: { Keys: { pk: { S: [{ prefix: 'outbox#' }] } } },
};
