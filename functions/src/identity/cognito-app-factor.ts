import {
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  RespondToAuthChallengeCommand,
  VerifySoftwareTokenCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

import { tokensOf, undefinedIfRefused } from './cognito-answers.ts';
import type { Identity } from './identity.ts';

type AppFactor = Pick<
  Identity,
  'answerChallenge' | 'newAppSecret' | 'confirmApp' | 'setCodeRequired'
>;

/** Two-step login with an authenticator app, which Cognito calls a software token. */
export function appFactor(
  client: CognitoIdentityProviderClient,
  pool: { readonly UserPoolId: string; readonly ClientId: string },
): AppFactor {
  const { UserPoolId, ClientId } = pool;
  return {
    answerChallenge(USERNAME, Session, SOFTWARE_TOKEN_MFA_CODE) {
      const command = new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME, SOFTWARE_TOKEN_MFA_CODE },
      });
      return undefinedIfRefused(client.send(command).then((r) => tokensOf(r.AuthenticationResult)));
    },

    async newAppSecret(AccessToken) {
      const command = new AssociateSoftwareTokenCommand({ AccessToken });
      const answer = await undefinedIfRefused(client.send(command));
      if (answer === undefined) return undefined;
      const { SecretCode } = answer;
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
