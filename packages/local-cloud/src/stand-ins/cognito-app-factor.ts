import { ExpiredCodeError, UserNotFoundError } from 'cognito-local/lib/errors.js';
import type { Router } from 'cognito-local/lib/server/Router.js';
import type { CognitoService } from 'cognito-local/lib/services/cognitoService.js';

type AnyRouter = ReturnType<typeof Router>;
type Context = Parameters<ReturnType<AnyRouter>>[0];

interface Preference {
  readonly UserPoolId: string;
  readonly Username: string;
  readonly SoftwareTokenMfaSettings: { readonly Enabled: boolean };
}

interface ChallengeAnswer {
  readonly ChallengeResponses?: Readonly<Record<string, string>>;
}

/** Adds what cognito-local lacks: AdminSetUserMFAPreference, and that a code works only once. */
export function withAppFactor(router: AnyRouter, cognito: CognitoService): AnyRouter {
  const used = new Set<string>();
  return (target) => {
    if (target === 'AdminSetUserMFAPreference')
      return (context, request) => setPreference(cognito, context, request as Preference);
    const route = router(target);
    if (target !== 'RespondToAuthChallenge') return route;
    return async (context, request) => {
      const code = codeIn(request as ChallengeAnswer);
      if (used.has(code)) throw new ExpiredCodeError();
      const answer = await route(context, request);
      used.add(code);
      return answer;
    };
  };
}

function codeIn({ ChallengeResponses: typed = {} }: ChallengeAnswer): string {
  return `${typed['USERNAME']} ${typed['SOFTWARE_TOKEN_MFA_CODE']}`;
}

async function setPreference(
  cognito: CognitoService,
  context: Context,
  { UserPoolId, Username, SoftwareTokenMfaSettings }: Preference,
): Promise<object> {
  const pool = await cognito.getUserPool(context, UserPoolId);
  const user = await pool.getUserByUsername(context, Username);
  if (user === null) throw new UserNotFoundError();
  const UserMFASettingList = SoftwareTokenMfaSettings.Enabled ? ['SOFTWARE_TOKEN_MFA'] : [];
  await pool.saveUser(context, { ...user, UserMFASettingList });
  return {};
}
