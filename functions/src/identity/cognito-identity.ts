import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RevokeTokenCommand,
  type InitiateAuthCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider';

import type { Environment } from '../pipeline/environment.ts';
import { timeLimits } from '../pipeline/time-limits.ts';
import { appFactor } from './cognito-app-factor.ts';
import {
  isUnknownUser,
  tokensOf,
  undefinedIfRefused,
  ignoreUnknownUser,
} from './cognito-answers.ts';
import type { Identity, PasswordResult } from './identity.ts';

export function openCognito(environment: Environment): Identity {
  const client = new CognitoIdentityProviderClient({
    requestHandler: timeLimits,
  });
  const UserPoolId = environment.USER_POOL_ID;
  const ClientId = environment.USER_POOL_CLIENT_ID;

  async function create(Username: string, Password: string): Promise<void> {
    await client.send(
      new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS' }),
    );
    await setPermanentPassword(Username, Password);
  }

  async function setPermanentPassword(Username: string, Password: string): Promise<void> {
    await client.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }),
    );
  }

  return {
    create,

    async setPassword(username, password) {
      await setPermanentPassword(username, password).catch((error: unknown) => {
        if (isUnknownUser(error)) return create(username, password);
        throw error;
      });
    },

    verifyPassword(USERNAME, PASSWORD) {
      const command = new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
      });
      return undefinedIfRefused(client.send(command).then(passwordResultOf));
    },

    refresh(REFRESH_TOKEN) {
      const command = new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN },
      });
      return undefinedIfRefused(client.send(command).then((r) => tokensOf(r.AuthenticationResult)));
    },

    async revoke(Token) {
      await undefinedIfRefused(client.send(new RevokeTokenCommand({ ClientId, Token })));
    },

    signOut(Username) {
      const command = new AdminUserGlobalSignOutCommand({ UserPoolId, Username });
      return ignoreUnknownUser(client.send(command));
    },

    ...appFactor(client, { UserPoolId, ClientId }),

    remove(Username) {
      return ignoreUnknownUser(client.send(new AdminDeleteUserCommand({ UserPoolId, Username })));
    },
  };
}

function passwordResultOf(answer: InitiateAuthCommandOutput): PasswordResult | undefined {
  const tokens = tokensOf(answer.AuthenticationResult);
  if (tokens !== undefined) return { tokens };
  const needsCode = answer.ChallengeName === 'SOFTWARE_TOKEN_MFA';
  return needsCode && answer.Session ? { challenge: answer.Session } : undefined;
}
