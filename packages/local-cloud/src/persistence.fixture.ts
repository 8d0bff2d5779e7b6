// Run by persistence.test.ts in its own process, and killed there.
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { localClientConfig } from './stand-ins/environment.ts';
import { startStack } from './stand-ins/stack.ts';

const { env } = await startStack({
  dataDir: process.argv[2] ?? '',
  tableInMemory: false,
  siteUrl: 'http://127.0.0.1:3000',
  webSocketEndpoint: 'http://127.0.0.1:9/ws',
  logLevel: 'SILENT',
});

const users = new CognitoIdentityProviderClient(
  localClientConfig(env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER),
);
const user = { UserPoolId: env.USER_POOL_ID, Username: 'mette@nordlysevent.dk' };
await users.send(
  new AdminCreateUserCommand({
    ...user,
    MessageAction: 'SUPPRESS',
    UserAttributes: [{ Name: 'email', Value: user.Username }],
  }),
);
await users.send(
  new AdminSetUserPasswordCommand({ ...user, Password: 'Nordlys2026!', Permanent: true }),
);

await new DynamoDBClient(localClientConfig(env.AWS_ENDPOINT_URL_DYNAMODB)).send(
  new PutItemCommand({ TableName: env.TABLE_NAME, Item: { pk: { S: 'a' }, sk: { S: 'b' } } }),
);

const s3 = new S3Client(localClientConfig(env.AWS_ENDPOINT_URL_S3));
await s3.send(new PutObjectCommand({ Bucket: env.FILES_BUCKET, Key: 'a/logo.png', Body: 'png' }));

const text = (Data: string) => ({ Data });
await new SESv2Client(localClientConfig(env.AWS_ENDPOINT_URL_SESV2)).send(
  new SendEmailCommand({
    FromEmailAddress: env.MAIL_FROM,
    Destination: { ToAddresses: [user.Username] },
    Content: { Simple: { Subject: text('Velkommen'), Body: { Text: text('Hej') } } },
  }),
);

process.stdout.write(`${JSON.stringify(env)}\n`);
