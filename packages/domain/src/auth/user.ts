import type { Role } from '@driftig/contracts/core/access';
import type { EmploymentStatus } from '@driftig/contracts/records/types/employees';

/** Where a person is logged in; small, because the record is read on each request. */
export interface Session {
  /** Seconds since 1970. */
  readonly startedAt: number;
  /** Seconds since 1970, within the hour. */
  readonly lastSeenAt: number;
  /** 'Chrome på Windows'. */
  readonly device: string;
  /** Logged in by the password alone while the company required two steps: opens little. */
  readonly mustEnrol?: true;
}

/** By id, which is the hash of the secret in that session's cookie. */
export type Sessions = Readonly<Record<string, Session>>;

/** A person of a company. This record, not the token, decides login and rights on each request. */
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
  /** The only ones there are: who takes one out ends it on its next request. */
  readonly sessions: Sessions;
  /** ISO UTC of the last change by the person; '' for none. An older reset link is over. */
  readonly passwordChangedAt: string;
  /** Logs in by two steps: the user pool asks for a code of their app. */
  readonly secondFactor: boolean;
  /** Of the codes that stand in for a lost app, each once. */
  readonly recoveryHashes: readonly string[];
  /** Name of the picture among the company's files; '' for none. */
  readonly picture: string;
  readonly createdAt: string;
  /** Invited: no credentials yet. Inactive: kept for the books, neither counted nor let in. */
  readonly status: EmploymentStatus;
  /**
   * ISO UTC of the newest invitation, '' for none. It names the invitation: the links of an older
   * one, or of one that was withdrawn, are over.
   */
  readonly invitedAt: string;
  /** ISO UTC; '' for none. */
  readonly invitationEnds: string;
  /** Of the person's own data as the office edits it; whoever saves an older one is told. */
  readonly version: number;
}
