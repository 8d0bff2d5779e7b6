import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RevokeTokenCommand,
  type AuthenticationResultType,
} from '@aws-sdk/client-cognito-identity-provider';

import type { Environment } from './environment.ts';
import type { Identity, SessionTokens } from './identity.ts';

/** How the pool and its local stand-in say "no" to a credential. */
const refusals = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'InvalidPasswordException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'UnauthorizedException',
  'UnsupportedTokenTypeException',
]);

export function openCognito(environment: Environment): Identity {
  const client = new CognitoIdentityProviderClient({
    requestHandler: { connectionTimeout: 2000, requestTimeout: 8000 },
  });
  const UserPoolId = environment.USER_POOL_ID;
  const ClientId = environment.USER_POOL_CLIENT_ID;

  async function create(Username: string, Password: string): Promise<void> {
    await client.send(
      new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS' }),
    );
    await giveItsPassword(Username, Password);
  }

  async function giveItsPassword(Username: string, Password: string): Promise<void> {
    await client.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }),
    );
  }

  return {
    create,

    async setPassword(username, password) {
      await giveItsPassword(username, password).catch((error: unknown) => {
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
      return unlessRefused(client.send(command).then((r) => tokensOf(r.AuthenticationResult)));
    },

    refresh(REFRESH_TOKEN) {
      const command = new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN },
      });
      return unlessRefused(client.send(command).then((r) => tokensOf(r.AuthenticationResult)));
    },

    async revoke(Token) {
      await unlessRefused(client.send(new RevokeTokenCommand({ ClientId, Token })));
    },

    async remove(Username) {
      await client
        .send(new AdminDeleteUserCommand({ UserPoolId, Username }))
        .catch((error: unknown) => {
          if (!isUnknownUser(error)) throw error;
        });
    },
  };
}

function isUnknownUser(error: unknown): boolean {
  return error instanceof Error && error.name === 'UserNotFoundException';
}

function tokensOf(result: AuthenticationResultType | undefined): SessionTokens | undefined {
  if (result?.AccessToken === undefined) return undefined;
  return { accessToken: result.AccessToken, refreshToken: result.RefreshToken };
}

async function unlessRefused<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && refusals.has(error.name)) return undefined;
    throw error;
  }
}
