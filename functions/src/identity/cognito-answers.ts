import type { AuthenticationResultType } from '@aws-sdk/client-cognito-identity-provider';

import type { Tokens } from './tokens.ts';

/** Error names by which Cognito and its local stand-in refuse a password, token or code. */
const refusalNames = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'InvalidPasswordException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'UnauthorizedException',
  'UnsupportedTokenTypeException',
  // For a code of the authenticator app: wrong, no secret was ever made, or already used.
  'CodeMismatchException',
  'EnableSoftwareTokenMFAException',
  'SoftwareTokenMFANotFoundException',
  'ExpiredCodeException',
]);

export async function undefinedIfRefused<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && refusalNames.has(error.name)) return undefined;
    throw error;
  }
}

export function isUnknownUser(error: unknown): boolean {
  return error instanceof Error && error.name === 'UserNotFoundException';
}

export async function ignoreUnknownUser(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isUnknownUser(error)) throw error;
  });
}

/** The access token of the user who was asked for; throws where the pool answered anything else. */
export async function verifiedToken(
  tokens: Tokens,
  username: string,
  { AccessToken = '' }: AuthenticationResultType,
): Promise<string> {
  const subject = await tokens.verify(AccessToken);
  if (subject === undefined || `${subject.companyId}.${subject.userId}` !== username)
    throw new Error('The user pool did not answer with a token of this user');
  return AccessToken;
}
