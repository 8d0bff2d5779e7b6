import type { User } from './user.ts';

/** What a token out of a mail is good for. */
export type TokenKind = 'reset' | 'invitation';

/** A token as it is kept: its hash, whom it is for, and what of their record it was made for. */
export interface MailedToken {
  readonly hash: string;
  readonly kind: TokenKind;
  readonly companyId: string;
  readonly userId: string;
  /** Of a reset the last password change before it, of an invitation the moment of inviting. */
  readonly madeFor: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

const hour = 60 * 60;

export function resetToken(hash: string, user: User, nowSeconds: number): MailedToken {
  const { companyId, userId, passwordChangedAt: madeFor } = user;
  return { hash, kind: 'reset', companyId, userId, madeFor, expiresAt: nowSeconds + hour };
}

/** Lasts as long as the invitation itself. */
export function invitationToken(hash: string, user: User): MailedToken {
  const { companyId, userId, invitedAt: madeFor, invitationEnds } = user;
  const expiresAt = Math.floor(Date.parse(invitationEnds) / 1000);
  return { hash, kind: 'invitation', companyId, userId, madeFor, expiresAt };
}

/**
 * Whether a token still opens what it was made for. A password that was changed since ends a reset;
 * a newer invitation, one withdrawn, and one already used end an invitation.
 */
export function isTokenValid(token: MailedToken, user: User, nowSeconds: number): boolean {
  if (token.expiresAt <= nowSeconds) return false;
  if (token.kind === 'invitation')
    return user.status === 'invited' && user.invitedAt === token.madeFor;
  return user.status === 'active' && user.passwordChangedAt === token.madeFor;
}
