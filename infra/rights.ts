import type { ServedWord } from '@driftig/contracts/core/routes';

/** Rights to the table; each level includes the one before. */
type TableLevel = 'reads' | 'changes' | 'deletes';

const reads = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const changes = [
  ...reads,
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:ConditionCheckItem',
];

/** A transaction needs the right to each action in it. No level has Scan. */
const tableActions: Record<TableLevel, readonly string[]> = {
  reads,
  changes,
  deletes: [...changes, 'dynamodb:DeleteItem'],
};

export interface Rights {
  readonly table?: TableLevel;
  /** Serves logged-in callers, and so writes to their record when a session was last used. */
  readonly recognisesSessions?: true;
  /** Signed calls to the user pool. Calls with a password or a token are unsigned and need no right. */
  readonly cognito?: readonly `cognito-idp:${string}`[];
  readonly sendsMail?: true;
  /** Gets the secret that signs the cookie of known devices. */
  readonly knowsDevices?: true;
  /** Gets the secret that the keys of push are made of. */
  readonly sendsPush?: true;
  /** Writes to open sockets and closes them. */
  readonly usesSockets?: true;
  /** Stores, reads and deletes the companies' files. */
  readonly files?: true;
}

/** One statement about the table. */
interface TableGrant {
  readonly actions: readonly string[];
  /** Whether the actions are allowed on the indexes too. */
  readonly withIndexes: boolean;
  /** Patterns of partition keys (`*` matches any text) the actions are limited to; all by default. */
  readonly partitionKeys?: readonly string[];
}

const query = 'dynamodb:Query';

/**
 * The partitions of user records. Every function updates `lastSeenAt` of a session there once an hour
 * (`sessions.seen`), also one that otherwise only reads.
 */
const userPartitions = ['c#*#user'];

/** Statements about the table; only Query is allowed on its indexes. */
export function tableGrants({ table, recognisesSessions }: Rights): TableGrant[] {
  const allowed = table === undefined ? [] : tableActions[table];
  const update = 'dynamodb:UpdateItem';
  const updatesSessions = recognisesSessions === true && !allowed.includes(update);
  return [
    { actions: allowed.filter((action) => action !== query), withIndexes: false },
    { actions: allowed.filter((action) => action === query), withIndexes: true },
    {
      actions: updatesSessions ? [update] : [],
      withIndexes: false,
      partitionKeys: userPartitions,
    },
  ].filter(({ actions }) => actions.length > 0);
}

/** A domain word without an entry does not compile. */
const wordRights: Record<ServedWord, Rights> = {
  auth: {
    table: 'deletes',
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
  company: { table: 'deletes', files: true },
  dashboard: { table: 'reads' },
  records: { table: 'deletes' },
  invoices: { table: 'deletes' },
  employees: { table: 'deletes', files: true },
  orders: { table: 'deletes', files: true },
  planning: { table: 'changes' },
  receipts: { table: 'changes', files: true },
  chat: { table: 'deletes', usesSockets: true, files: true },
  notifications: { table: 'deletes', usesSockets: true, sendsPush: true },
  time: { table: 'deletes' },
  vacation: { table: 'changes' },
};

/** The rights of the function of a word. All of them recognise sessions. */
export function rightsOf(word: ServedWord): Rights {
  return { ...wordRights[word], recognisesSessions: true };
}
