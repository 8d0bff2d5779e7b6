import { Duration } from 'aws-cdk-lib';
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { StageConfig } from '../config.ts';
import { ServiceLogs } from './service-logs.ts';

interface ServiceFunctionProps {
  readonly config: StageConfig;
  /** The function is called `driftig-prod-<name>`. */
  readonly name: string;
  readonly description: string;
  /** The folder with `index.mjs`. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly memoryMiB?: number;
  readonly timeoutSeconds?: number;
}

/** A Lambda function with our defaults; its role may write its log and traces and nothing else. */
export class ServiceFunction extends LambdaFunction {
  /** The name without the stage: `invoices`. */
  readonly shortName: string;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    const { config } = props;
    const name = `${config.prefix}-${props.name}`;
    const logGroup = new ServiceLogs(scope, `${id}-logs`, config, `/aws/lambda/${name}`);
    const role = new Role(scope, `${id}-role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `Driftig ${config.stage}: ${props.description}`,
    });
    super(scope, id, {
      functionName: name,
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(props.folder, { exclude: ['*.map'] }),
      role,
      environment: { ...props.environment },
      // Lambda gives processor time by memory: one full core is 1769 MiB.
      memorySize: props.memoryMiB ?? 1024,
      timeout: Duration.seconds(props.timeoutSeconds ?? 15),
      tracing: Tracing.ACTIVE,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel[config.logLevel],
      systemLogLevelV2: SystemLogLevel.WARN,
    });
    this.shortName = props.name;
    role.addToPolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    );
    acknowledge(role, {
      'AwsSolutions-IAM5[Resource::*]': 'X-Ray has no resources to name in a permission.',
    });
  }
}
