import type { Role } from '@driftig/contracts/core/access';
import type { EmploymentStatus } from '@driftig/contracts/records/types/employees';

/** One login of a user. Kept small, because the user's record is read on each request. */
export interface Session {
  /** Seconds since 1970. */
  readonly startedAt: number;
  /** Seconds since 1970; updated at most once an hour. */
  readonly lastSeenAt: number;
  /** 'Chrome på Windows'. */
  readonly device: string;
  /**
   * Logged in with a password alone while the company requires two-step login: only routes with
   * `withoutSecondFactor` are open.
   */
  readonly mustEnrol?: true;
  /** Seconds since 1970: when this session got a secret for an authenticator app, with the password. */
  readonly appSecretAt?: number;
  /** Hash of the secret in its cookie, once that was renewed. */
  readonly secretHash?: string;
}

/** By session id, which is the hash of the first secret in the session's cookie. */
export type Sessions = Readonly<Record<string, Session>>;

/** A user of a company. This record, not the token, decides login and rights on each request. */
export interface User {
  readonly companyId: string;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly mobile: string;
  /** '' for none. */
  readonly departmentId: string;
  /** Where the person works from; free text. */
  readonly location: string;
  readonly role: Role;
  readonly bookkeeping: boolean;
  readonly loginAllowed: boolean;
  /** True until the welcome form is filled in. */
  readonly firstTime: boolean;
  /** All sessions of the user. Removing one ends it: its next request is refused (401). */
  readonly sessions: Sessions;
  /** ISO UTC of the user's last password change; '' for none. Older reset links are void. */
  readonly passwordChangedAt: string;
  /** Two-step login is on: the user pool asks for a code of the authenticator app. */
  readonly secondFactor: boolean;
  /** ISO UTC; when the app was set up that is asked for, or was last. Not there before the first. */
  readonly secondFactorSince?: string;
  /** Hashes of the recovery codes, each usable once in place of the app. */
  readonly recoveryHashes: readonly string[];
  /** Name of the picture among the company's stored files; '' for none. */
  readonly picture: string;
  readonly createdAt: string;
  /** Invited: no credentials yet. Inactive: kept, but neither counted by the plan nor let in. */
  readonly status: EmploymentStatus;
  /**
   * ISO UTC of the newest invitation, '' for none. The token of a link is void unless it was made for
   * this value, so links of older and withdrawn invitations are void.
   */
  readonly invitedAt: string;
  /** ISO UTC; '' for none. */
  readonly invitationEnds: string;
  /**
   * The e-mail is a login in another company, so the invitation cannot be accepted with it (product
   * A21). Only on an invited person.
   */
  readonly emailElsewhere?: boolean;
  /** Optimistic lock: saving with an older version is refused (409). */
  readonly version: number;
}
