import type { ServedWord } from '@driftig/contracts/core/routes';

/** What a function may do with the table; each level includes the one before. */
export type TableLevel = 'reads' | 'changes' | 'deletes';

const reads = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const changes = [
  ...reads,
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:ConditionCheckItem',
];

/** A transaction needs the right to each action in it; there is none of its own. Never a Scan. */
export const tableActions: Record<TableLevel, readonly string[]> = {
  reads,
  changes,
  deletes: [...changes, 'dynamodb:DeleteItem'],
};

export interface Rights {
  readonly table?: TableLevel;
  /** Signed calls to the user pool; what takes a password or a token is unsigned and needs none. */
  readonly cognito?: readonly `cognito-idp:${string}`[];
  readonly sendsMail?: true;
  /** Keeps, shows and removes the companies' files. */
  readonly files?: true;
}

/** A new domain word does not compile before it is decided here what it may do. */
export const wordRights: Record<ServedWord, Rights> = {
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
