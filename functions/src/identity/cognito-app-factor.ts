import {
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

import { undefinedIfRefused, verifiedToken } from './cognito-answers.ts';
import type { Identity } from './identity.ts';
import type { Tokens } from './tokens.ts';

type AppFactor = Pick<
  Identity,
  'answerChallenge' | 'newAppSecret' | 'confirmApp' | 'setCodeRequired'
>;

/** Two-step login with an authenticator app, which Cognito calls a software token. */
export function appFactor(
  client: CognitoIdentityProviderClient,
  pool: { readonly UserPoolId: string; readonly ClientId: string },
  tokens: Tokens,
): AppFactor {
  const { UserPoolId, ClientId } = pool;
  return {
    async answerChallenge(USERNAME, Session, SOFTWARE_TOKEN_MFA_CODE) {
      const command = new AdminRespondToAuthChallengeCommand({
        UserPoolId,
        ClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME, SOFTWARE_TOKEN_MFA_CODE },
      });
      const answer = await undefinedIfRefused(client.send(command));
      if (answer?.AuthenticationResult === undefined) return false;
      await verifiedToken(tokens, USERNAME, answer.AuthenticationResult);
      return true;
    },

    async newAppSecret(AccessToken) {
      const { SecretCode } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
      if (SecretCode === undefined) throw new Error('The user pool made no secret');
      return SecretCode;
    },

    async confirmApp(AccessToken, UserCode) {
      const command = new VerifySoftwareTokenCommand({ AccessToken, UserCode });
      const answer = await undefinedIfRefused(client.send(command));
      return answer?.Status === 'SUCCESS';
    },

    async setCodeRequired(Username, required) {
      const SoftwareTokenMfaSettings = { Enabled: required, PreferredMfa: required };
      await client.send(
        new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username, SoftwareTokenMfaSettings }),
      );
    },
  };
}
