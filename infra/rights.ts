import type { ServedWord } from '@driftig/contracts/core/routes';

import type { TableRights } from './table-grants.ts';

export interface Rights extends TableRights {
  /** Signed calls to the user pool. Calls with a password or a token are unsigned and need no right. */
  readonly cognito?: readonly `cognito-idp:${string}`[];
  readonly sendsMail?: true;
  /** Gets the secret that signs the cookie of known devices. */
  readonly knowsDevices?: true;
  /** Gets the secret that the keys of push are made of. */
  readonly sendsPush?: true;
  /** Writes to open sockets and closes them. */
  readonly usesSockets?: true;
  /** Reads and removes received mails. */
  readonly receivesMail?: true;
  /** Stores, reads and deletes the companies' files. */
  readonly files?: true;
}

/** A domain word without an entry does not compile. */
const wordRights: Record<ServedWord, Rights> = {
  auth: {
    table: 'deletes',
    alone: ['findsLogins', 'findsTokens', 'countsAttempts', 'forgetsAttempts', 'publishes'],
    besides: [
      'takesLogins',
      'usesTokens',
      'countsAttempts',
      'forgetsAttempts',
      'registersCompanies',
    ],
    knowsDevices: true,
    cognito: [
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminDeleteUser',
      'cognito-idp:AdminSetUserMFAPreference',
      'cognito-idp:AdminInitiateAuth',
      'cognito-idp:AdminRespondToAuthChallenge',
    ],
  },
  company: { table: 'deletes', besides: ['countsAttempts'], files: true },
  dashboard: { table: 'reads' },
  records: {
    table: 'deletes',
    besides: ['findsLogins', 'takesLogins', 'freesLogins', 'countsAttempts'],
  },
  invoices: { table: 'deletes', besides: ['countsAttempts', 'keepsVoucherCodes'] },
  employees: {
    table: 'deletes',
    besides: ['findsLogins', 'takesLogins', 'freesLogins', 'countsAttempts'],
    files: true,
  },
  orders: {
    table: 'deletes',
    alone: ['findsBookingForms', 'countsAttempts'],
    besides: ['keepsBookingForms', 'countsAttempts'],
    files: true,
  },
  // A change of the plan ends the swaps that it makes impossible.
  planning: { table: 'deletes', besides: ['setsAlarms'] },
  receipts: { table: 'changes', besides: ['countsAttempts'], files: true },
  accounting: {
    table: 'deletes',
    besides: ['countsAttempts', 'keepsReceiptAddresses'],
    files: true,
  },
  // A posted draft is deleted; the code has no way to change or delete an entry.
  ledger: { table: 'deletes', files: true },
  periods: { table: 'changes' },
  exchange: { table: 'changes', alone: ['findsVoucherCodes', 'countsAttempts'] },
  // An undone match frees what it was matched with.
  bank: { table: 'deletes' },
  chat: {
    table: 'deletes',
    besides: ['closesSockets', 'countsAttempts'],
    usesSockets: true,
    files: true,
  },
  notifications: {
    table: 'deletes',
    besides: ['closesSockets'],
    usesSockets: true,
    sendsPush: true,
  },
  taskboard: { table: 'deletes', besides: ['countsAttempts'], files: true },
  time: { table: 'deletes' },
  vacation: { table: 'changes' },
  // The timer of a shift ends with its hours.
  calendar: {
    table: 'deletes',
    alone: ['findsCalendars', 'countsAttempts'],
    besides: ['keepsCalendars'],
  },
};

/** The rights of the function of a word. All of them recognise sessions. */
export function rightsOf(word: ServedWord): Rights {
  return { ...wordRights[word], recognisesSessions: true };
}
