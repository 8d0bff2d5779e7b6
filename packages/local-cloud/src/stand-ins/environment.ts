/** The environment variables of a deployed function, with their local values. */
export interface LocalEnvironment {
  readonly TABLE_NAME: string;
  readonly USER_POOL_ID: string;
  readonly USER_POOL_CLIENT_ID: string;
  readonly USER_POOL_ISSUER: string;
  readonly USER_POOL_JWKS_URL: string;
  readonly SITE_URL: string;
  readonly DEVICE_SECRET: string;
  readonly PUSH_SECRET: string;
  readonly COMPANY_ROLE: string;
  readonly FILES_BUCKET: string;
  readonly MAIL_IN_BUCKET: string;
  readonly RECEIPT_MAIL_DOMAIN: string;
  readonly MAIL_FROM: string;
  readonly MAIL_CONFIGURATION_SET: string;
  readonly OPERATOR_EMAIL: string;
  readonly STAGE: string;
  readonly LOG_LEVEL: string;
  readonly POWERTOOLS_SERVICE_NAME: string;
  readonly POWERTOOLS_METRICS_NAMESPACE: string;
  readonly POWERTOOLS_METRICS_DISABLED: string;
  readonly AWS_REGION: string;
  readonly AWS_ACCESS_KEY_ID: string;
  readonly AWS_SECRET_ACCESS_KEY: string;
  readonly AWS_ENDPOINT_URL_DYNAMODB: string;
  readonly AWS_ENDPOINT_URL_S3: string;
  readonly AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: string;
  readonly AWS_ENDPOINT_URL_SESV2: string;
  readonly AWS_ENDPOINT_URL_STS: string;
  readonly AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: string;
}

/** The variables that are the same on every start. */
export const fixedEnvironment = {
  TABLE_NAME: 'driftig',
  FILES_BUCKET: 'driftig-files',
  MAIL_IN_BUCKET: 'driftig-mail-in',
  RECEIPT_MAIL_DOMAIN: 'bilag.driftig.example',
  MAIL_FROM: 'Driftig <ingen-svar@driftig.example>',
  MAIL_CONFIGURATION_SET: 'driftig',
  OPERATOR_EMAIL: 'drift@driftig.example',
  STAGE: 'local',
  DEVICE_SECRET: 'only-for-this-machine-and-its-demo-company',
  PUSH_SECRET: 'only-for-the-devices-that-try-this-machine',
  COMPANY_ROLE: 'arn:aws:iam::000000000000:role/driftig-company',
  POWERTOOLS_SERVICE_NAME: 'driftig',
  POWERTOOLS_METRICS_NAMESPACE: 'Driftig',
  POWERTOOLS_METRICS_DISABLED: 'true',
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'LOCAL',
  AWS_SECRET_ACCESS_KEY: 'LOCAL',
} as const;

/** Variables of the user's own AWS account, which would override the ones above in the SDK. */
const ownAccountVariables = [
  'AWS_PROFILE',
  'AWS_DEFAULT_PROFILE',
  'AWS_SESSION_TOKEN',
  'AWS_ENDPOINT_URL',
];

/** Sets the variables of this process, in which the functions run. */
export function applyEnvironment(env: LocalEnvironment): void {
  for (const name of ownAccountVariables) delete process.env[name];
  Object.assign(process.env, env);
}

/** The configuration of an SDK client for a stand-in, while the environment is not set yet. */
export function localClientConfig(endpoint: string) {
  return {
    endpoint,
    region: fixedEnvironment.AWS_REGION,
    credentials: {
      accessKeyId: fixedEnvironment.AWS_ACCESS_KEY_ID,
      secretAccessKey: fixedEnvironment.AWS_SECRET_ACCESS_KEY,
    },
  };
}
