import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { StageConfig } from '../config.ts';
import { removalPolicyOf } from '../constructs/removal-policy.ts';

/** The Cognito user pool: passwords and tokens. Rights are in the table. */
export class IdentityStack extends Stack {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, config: StageConfig, props: StackProps) {
    super(scope, id, props);
    this.userPool = this.makePool(config);
    this.client = this.userPool.addClient('client', {
      userPoolClientName: config.prefix,
      generateSecret: false,
      disableOAuth: true,
      // Passwords come through our functions alone, which count attempts: guessing at the pool itself
      // takes an IAM role.
      authFlows: { adminUserPassword: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // Tokens never leave the function that asked for them; these are the shortest lifetimes there are.
      accessTokenValidity: Duration.minutes(5),
      idTokenValidity: Duration.minutes(5),
      refreshTokenValidity: Duration.minutes(60),
    });
  }

  private makePool(config: StageConfig): UserPool {
    const pool = new UserPool(this, 'users', {
      userPoolName: config.prefix,
      // Usernames are our ids; e-mail addresses are only in the table.
      signInAliases: { username: true },
      signInCaseSensitive: true,
      selfSignUpEnabled: false,
      accountRecovery: AccountRecovery.NONE,
      passwordPolicy: {
        minLength: 8,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true, email: false },
      featurePlan: FeaturePlan.LITE,
      deletionProtection: config.isProtected,
      removalPolicy: removalPolicyOf(config),
    });
    acknowledge(pool, {
      'AwsSolutions-COG1':
        'Length without rules of composition, as NIST SP 800-63B advises; attempts are counted per account and address.',
      'AwsSolutions-COG2':
        'Two-step login is each person’s choice, and a company’s owner may require it of all; our own records see to that.',
      'AwsSolutions-COG8':
        'Threat protection judges the address that calls the pool, which is always our API; the firewall and the count of attempts do that work.',
    });
    return pool;
  }
}
