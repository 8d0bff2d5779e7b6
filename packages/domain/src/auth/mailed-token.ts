import type { User } from './user.ts';

/** The purpose of a token sent by mail. */
export type TokenKind = 'reset' | 'invitation' | 'confirmation';

/** A token as stored: its hash, its user, and the state of the user that it was made for. */
export interface MailedToken {
  readonly hash: string;
  readonly kind: TokenKind;
  readonly companyId: string;
  readonly userId: string;
  /**
   * ISO UTC of the user's last password change (reset) or of the invitation; the e-mail that is to be
   * confirmed. The token is void as soon as the user's value differs.
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

const week = 7 * 24 * hour;

/** For the e-mail of a company's owner (product A20). */
export function confirmationToken(hash: string, user: User, nowSeconds: number): MailedToken {
  const { companyId, userId, email: madeFor } = user;
  return { hash, kind: 'confirmation', companyId, userId, madeFor, expiresAt: nowSeconds + week };
}

/**
 * Whether a token can still be used. A reset is void when the password has changed since; an
 * invitation is void when it was sent again, withdrawn or accepted.
 */
export function isTokenValid(token: MailedToken, user: User, nowSeconds: number): boolean {
  if (token.expiresAt <= nowSeconds) return false;
  if (token.kind === 'invitation')
    return user.status === 'invited' && user.invitedAt === token.madeFor;
  const now = token.kind === 'confirmation' ? user.email : user.passwordChangedAt;
  return user.status === 'active' && now === token.madeFor;
}
