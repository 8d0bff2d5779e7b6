import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

import type { Environment } from '../pipeline/environment.ts';
import { timeLimits } from '../pipeline/time-limits.ts';
import { appFactor } from './cognito-app-factor.ts';
import {
  ignoreUnknownUser,
  isUnknownUser,
  undefinedIfRefused,
  verifiedToken,
} from './cognito-answers.ts';
import type { Identity } from './identity.ts';
import { openTokens } from './tokens.ts';

export function openCognito(environment: Environment): Identity {
  const client = new CognitoIdentityProviderClient({
    requestHandler: timeLimits,
  });
  const tokens = openTokens(environment);
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

    async verifyPassword(USERNAME, PASSWORD) {
      const command = new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
      });
      const answer = await undefinedIfRefused(client.send(command));
      if (answer === undefined) return undefined;
      const { ChallengeName, Session, AuthenticationResult } = answer;
      if (AuthenticationResult !== undefined)
        return { accessToken: await verifiedToken(tokens, USERNAME, AuthenticationResult) };
      const needsCode = ChallengeName === 'SOFTWARE_TOKEN_MFA';
      return needsCode && Session ? { challenge: Session } : undefined;
    },

    ...appFactor(client, { UserPoolId, ClientId }, tokens),

    remove(Username) {
      return ignoreUnknownUser(client.send(new AdminDeleteUserCommand({ UserPoolId, Username })));
    },
  };
}
