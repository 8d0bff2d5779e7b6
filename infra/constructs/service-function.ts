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
  /** Of the function and its log: `driftig-prod-<name>`. */
  readonly name: string;
  readonly description: string;
  /** Folder with `index.mjs`. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly memoryMiB?: number;
  readonly timeoutSeconds?: number;
}

/** A function with the house's defaults; it may write its own log and traces, nothing else. */
export class ServiceFunction extends LambdaFunction {
  /** Without the stage: `invoices`. */
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
      // Memory buys processor time: a full share of one would be 1769.
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
