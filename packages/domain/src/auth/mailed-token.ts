import type { User } from './user.ts';

/** What a token sent by mail is used for. */
export type TokenKind = 'reset' | 'invitation';

/** A token as stored: its hash, its user, and the state of the user that it was made for. */
export interface MailedToken {
  readonly hash: string;
  readonly kind: TokenKind;
  readonly companyId: string;
  readonly userId: string;
  /**
   * ISO UTC of the user's last password change (reset) or of the invitation. The token is void as
   * soon as the user's value differs.
   */
  readonly madeFor: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

const hour = 60 * 60;

export function resetToken(hash: string, user: User, nowSeconds: number): MailedToken {
  const { companyId, userId, passwordChangedAt: madeFor } = user;
  return { hash, kind: 'reset', companyId, userId, madeFor, expiresAt: nowSeconds + hour };
}

/** Expires together with the invitation. */
export function invitationToken(hash: string, user: User): MailedToken {
  const { companyId, userId, invitedAt: madeFor, invitationEnds } = user;
  const expiresAt = Math.floor(Date.parse(invitationEnds) / 1000);
  return { hash, kind: 'invitation', companyId, userId, madeFor, expiresAt };
}

/**
 * Whether a token can still be used. A reset is void when the password has changed since; an
 * invitation is void when it was sent again, withdrawn or accepted.
 */
export function isTokenValid(token: MailedToken, user: User, nowSeconds: number): boolean {
  if (token.expiresAt <= nowSeconds) return false;
  if (token.kind === 'invitation')
    return user.status === 'invited' && user.invitedAt === token.madeFor;
  return user.status === 'active' && user.passwordChangedAt === token.madeFor;
}
