import { RemovalPolicy } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

const policy = 'service-role/AmazonAPIGatewayPushToCloudWatchLogs';

/**
 * Lets API Gateway write the logs of WebSocket APIs, which it does by a role of the account and region
 * (HTTP APIs need none). Kept when the stack is deleted, for the account's other stage writes by it too.
 */
export class ApiLogRole extends Construct {
  constructor(scope: Construct, id: string) {
    super(scope, id);
    const role = new Role(this, 'role', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      description: 'Writes the logs of API Gateway in this account and region',
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(policy)],
    });
    acknowledge(role, {
      [`AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`]:
        'API Gateway accepts a role only with the rights of this policy.',
    });
    const account = new CfnAccount(this, 'account', { cloudWatchRoleArn: role.roleArn });
    for (const kept of [role, account])
      kept.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  }
}
