import type { CompanyStore } from '@driftig/data/store';
import type { User } from '@driftig/domain/auth/user';

export interface TakenMail {
  readonly companyId: string;
  readonly userId: string;
  readonly head: { readonly subject: string; readonly messageId: string };
  readonly content: Buffer;
  readonly isWhole: boolean;
  /** False for automatic mails: a refusal is not sent, because its answer might be answered again. */
  readonly isAnswered: boolean;
}

export interface Taking extends TakenMail {
  readonly store: CompanyStore;
  readonly person: User;
  readonly now: string;
  readonly subject: string;
  /** Hash of the message's id and content: the same mail makes its receipts once. */
  readonly hash: string;
}
