import {
  CognitoIdentityProviderClient,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  ListUserPoolClientsCommand,
  ListUserPoolsCommand,
  SetUserPoolMfaConfigCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { localClientConfig } from './environment.ts';

const name = 'driftig';

/** Creates the pool and its client on the first start and finds them on later ones. */
export async function ensureUserPool(
  endpoint: string,
): Promise<{ readonly userPoolId: string; readonly clientId: string }> {
  const cognito = new CognitoIdentityProviderClient(localClientConfig(endpoint));
  try {
    const userPoolId = (await findPool(cognito)) ?? (await createPool(cognito));
    await allowAuthenticatorApps(cognito, userPoolId);
    const clientId =
      (await findClient(cognito, userPoolId)) ?? (await createClient(cognito, userPoolId));
    return { userPoolId, clientId };
  } finally {
    cognito.destroy();
  }
}

async function findPool(cognito: CognitoIdentityProviderClient): Promise<string | undefined> {
  const { UserPools } = await cognito.send(new ListUserPoolsCommand({ MaxResults: 60 }));
  return UserPools?.find((pool) => pool.Name === name)?.Id;
}

async function createPool(cognito: CognitoIdentityProviderClient): Promise<string> {
  const { UserPool } = await cognito.send(new CreateUserPoolCommand({ PoolName: name }));
  return requiredId(UserPool?.Id, 'user pool');
}

/** Optional two-step login, as on AWS. Set on each start, for pools created by an older version. */
async function allowAuthenticatorApps(
  cognito: CognitoIdentityProviderClient,
  UserPoolId: string,
): Promise<void> {
  await cognito.send(
    new SetUserPoolMfaConfigCommand({
      UserPoolId,
      MfaConfiguration: 'OPTIONAL',
      SoftwareTokenMfaConfiguration: { Enabled: true },
    }),
  );
}

async function findClient(
  cognito: CognitoIdentityProviderClient,
  userPoolId: string,
): Promise<string | undefined> {
  const { UserPoolClients } = await cognito.send(
    new ListUserPoolClientsCommand({ UserPoolId: userPoolId, MaxResults: 60 }),
  );
  return UserPoolClients?.find((client) => client.ClientName === name)?.ClientId;
}

async function createClient(
  cognito: CognitoIdentityProviderClient,
  userPoolId: string,
): Promise<string> {
  const { UserPoolClient } = await cognito.send(
    new CreateUserPoolClientCommand({
      UserPoolId: userPoolId,
      ClientName: name,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      // Five on AWS: tests set our clock ahead of the pool's.
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 60,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    }),
  );
  return requiredId(UserPoolClient?.ClientId, 'user pool client');
}

function requiredId(id: string | undefined, what: string): string {
  if (id === undefined) throw new Error(`The embedded Cognito made a ${what} without an id.`);
  return id;
}
