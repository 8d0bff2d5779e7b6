import { companyTag } from '@driftig/data/core/table-spec';

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

/**
 * Rights in partitions that belong to no company, where the wall between companies does not hold
 * (docs/decisions/0099).
 */
const shared = {
  findsLogins: { keys: 'login#*', actions: ['dynamodb:GetItem'] },
  takesLogins: { keys: 'login#*', actions: ['dynamodb:PutItem'] },
  freesLogins: { keys: 'login#*', actions: ['dynamodb:DeleteItem'] },
  findsTokens: { keys: 'token#*', actions: ['dynamodb:GetItem'] },
  makesTokens: { keys: 'token#*', actions: ['dynamodb:PutItem'] },
  usesTokens: { keys: 'token#*', actions: ['dynamodb:DeleteItem'] },
  countsAttempts: {
    keys: 'attempts#*',
    actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
  },
  /** Resets the counter of attempts early: after a right password or code only. */
  forgetsAttempts: { keys: 'attempts#*', actions: ['dynamodb:DeleteItem'] },
  findsBookingForms: { keys: 'book#*', actions: ['dynamodb:GetItem'] },
  keepsBookingForms: {
    keys: 'book#*',
    actions: ['dynamodb:PutItem', 'dynamodb:DeleteItem'],
  },
  findsCalendars: { keys: 'ical#*', actions: ['dynamodb:GetItem'] },
  keepsCalendars: {
    keys: 'ical#*',
    actions: ['dynamodb:PutItem', 'dynamodb:DeleteItem'],
  },
  findsReceiptAddresses: { keys: 'rmail#*', actions: ['dynamodb:GetItem'] },
  keepsReceiptAddresses: {
    keys: 'rmail#*',
    actions: ['dynamodb:PutItem', 'dynamodb:DeleteItem'],
  },
  findsVoucherCodes: { keys: 'vcode#*', actions: ['dynamodb:GetItem'] },
  keepsVoucherCodes: { keys: 'vcode#*', actions: ['dynamodb:PutItem'] },
  findsSockets: { keys: 'socket#*', actions: ['dynamodb:GetItem'] },
  opensSockets: { keys: 'socket#*', actions: ['dynamodb:PutItem'] },
  closesSockets: { keys: 'socket#*', actions: ['dynamodb:DeleteItem'] },
  publishes: { keys: 'outbox#*', actions: ['dynamodb:PutItem'] },
  registersCompanies: { keys: 'tenants', actions: ['dynamodb:PutItem'] },
  listsCompanies: { keys: 'tenants', actions: ['dynamodb:Query'] },
  keepsClock: { keys: 'clock', actions: ['dynamodb:GetItem', 'dynamodb:PutItem'] },
  setsAlarms: { keys: 'alarms', actions: ['dynamodb:PutItem'] },
  ringsAlarms: { keys: 'alarms', actions: ['dynamodb:Query', 'dynamodb:DeleteItem'] },
  /**
   * Reads a person before login: a session, a mailed token or an e-mail names one person of one
   * company.
   */
  findsPeople: { keys: 'c#*#user', actions: ['dynamodb:GetItem'] },
} as const satisfies Record<string, { readonly keys: string; readonly actions: readonly string[] }>;

type Shared = keyof typeof shared;

/** A function's rights to the table. */
export interface TableRights {
  readonly table?: TableLevel;
  /** Before it is known whose data it is about. */
  readonly alone?: readonly Shared[];
  /** With a company's credentials, beside the company's own data. */
  readonly besides?: readonly Shared[];
  /** Serves logged-in callers, and so writes to their record when a session was last used. */
  readonly recognisesSessions?: true;
}

/** One statement about the table. */
export interface TableGrant {
  readonly actions: readonly string[];
  /** Whether the actions are allowed on the indexes too. */
  readonly withIndexes: boolean;
  /** Patterns of partition keys (`*` matches any text) the actions are limited to; all by default. */
  readonly partitionKeys?: readonly string[];
}

const query = 'dynamodb:Query';

/**
 * Statements about the table; only Query is allowed on its indexes. `company` is whose partitions: its id
 * as a policy has it, or any. Every function updates `lastSeenAt` of a session in the user's record once
 * an hour (`sessions.updateLastSeen`), also one that otherwise only reads.
 */
export function tableGrants(
  { table, recognisesSessions }: TableRights,
  company = '*',
): TableGrant[] {
  const allowed = table === undefined ? [] : tableActions[table];
  const update = 'dynamodb:UpdateItem';
  const updatesSessions = recognisesSessions === true && !allowed.includes(update);
  const own = company === '*' ? {} : { partitionKeys: [`c#${company}`, `c#${company}#*`] };
  return [
    { actions: allowed.filter((action) => action !== query), withIndexes: false, ...own },
    { actions: allowed.filter((action) => action === query), withIndexes: true, ...own },
    grantOf(updatesSessions ? [update] : [], [`c#${company}#user`]),
  ].filter(({ actions }) => actions.length > 0);
}

/** In a policy, replaced by the company whose credentials ask: the tag of the session. */
export const thisCompany = `\${aws:PrincipalTag/${companyTag}}`;

/** Statements of the function itself, and of the role by which it reaches one company at a time. */
interface WalledGrants {
  readonly alone: readonly TableGrant[];
  readonly ofCompany: readonly TableGrant[];
}

/**
 * Statements about the table with a wall between the companies: by itself a function only finds out
 * which company a request is about.
 */
export function walledGrants(rights: TableRights): WalledGrants {
  const { table, recognisesSessions, alone = [], besides = [] } = rights;
  const sessions: readonly Shared[] = recognisesSessions ? ['findsPeople'] : [];
  const events: readonly Shared[] = table === undefined || table === 'reads' ? [] : ['publishes'];
  return {
    alone: sharedGrants([...sessions, ...alone]),
    ofCompany: [...tableGrants(rights, thisCompany), ...sharedGrants([...events, ...besides])],
  };
}

const grantOf = (actions: readonly string[], partitionKeys: readonly string[]): TableGrant => ({
  actions,
  withIndexes: false,
  partitionKeys,
});

/** One statement per action: together they are shorter than one per kind of partition. */
function sharedGrants(names: readonly Shared[]): TableGrant[] {
  const keysOf = new Map<string, Set<string>>();
  for (const { keys, actions } of names.map((name) => shared[name]))
    for (const action of actions) keysOf.set(action, (keysOf.get(action) ?? new Set()).add(keys));
  return [...keysOf].map(([action, keys]) => grantOf([action], [...keys].toSorted()));
}
