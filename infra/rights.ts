import type { ServedWord } from '@driftig/contracts/core/routes';

/** What a function may do with the table; each level includes the one before. */
type TableLevel = 'reads' | 'changes' | 'deletes';

const reads = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const changes = [
  ...reads,
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:ConditionCheckItem',
];

/** A transaction needs the right to each action in it; there is none of its own. Never a Scan. */
const tableActions: Record<TableLevel, readonly string[]> = {
  reads,
  changes,
  deletes: [...changes, 'dynamodb:DeleteItem'],
};

export interface Rights {
  readonly table?: TableLevel;
  /** Answers people who are logged in, and so keeps their sessions up to date. */
  readonly recognisesSessions?: true;
  /** Signed calls to the user pool; what takes a password or a token is unsigned and needs none. */
  readonly cognito?: readonly `cognito-idp:${string}`[];
  readonly sendsMail?: true;
  /** Stores, reads and deletes the companies' files. */
  readonly files?: true;
}

/** Actions on the table that are allowed together. */
interface TableGrant {
  readonly actions: readonly string[];
  /** Whether they may also name one of the indexes. */
  readonly withIndexes: boolean;
  /** Partition keys they are limited to, with `*` for any text; all keys where nothing is said. */
  readonly partitionKeys?: readonly string[];
}

const query = 'dynamodb:Query';

/**
 * The partitions with the records of people. A session in use is noted there once an hour
 * (`sessions.seen`), also by a function that otherwise only reads.
 */
const userPartitions = ['c#*#user'];

/** Items are read and written in the table alone; only queries go to its indexes. */
export function tableGrants({ table, recognisesSessions }: Rights): TableGrant[] {
  const allowed = table === undefined ? [] : tableActions[table];
  const update = 'dynamodb:UpdateItem';
  const notesSessions = recognisesSessions === true && !allowed.includes(update);
  return [
    { actions: allowed.filter((action) => action !== query), withIndexes: false },
    { actions: allowed.filter((action) => action === query), withIndexes: true },
    {
      actions: notesSessions ? [update] : [],
      withIndexes: false,
      partitionKeys: userPartitions,
    },
  ].filter(({ actions }) => actions.length > 0);
}

/** A new domain word does not compile before it is decided here what it may do. */
const wordRights: Record<ServedWord, Rights> = {
  auth: {
    table: 'deletes',
    cognito: [
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminDeleteUser',
      'cognito-idp:AdminSetUserMFAPreference',
      'cognito-idp:AdminUserGlobalSignOut',
    ],
  },
  company: { table: 'deletes', files: true },
  dashboard: { table: 'reads' },
  records: { table: 'deletes', files: true },
  invoices: { table: 'changes' },
  employees: { table: 'deletes', files: true },
  orders: { table: 'changes' },
  receipts: { table: 'changes', files: true },
};

/** What the function of a word may do. Every one of them recognises sessions. */
export function rightsOf(word: ServedWord): Rights {
  return { ...wordRights[word], recognisesSessions: true };
}
