import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { TableCall } from '../stack/table-calls.ts';
import { root } from '../house/sources.ts';

/** A statement of a synthesized policy about the table or the files. */
export interface DataStatement {
  readonly actions: readonly string[];
  /** `table`, `table/index/gsi1`, `files/c/*`. */
  readonly resources: readonly string[];
  /** Patterns of partition keys, with the policy's variables; all keys where there are none. */
  readonly keys?: readonly string[];
}

/** Statements of a function before a company is known, and with a company's credentials. */
export interface DataPolicies {
  readonly alone: readonly DataStatement[];
  readonly ofCompany: readonly DataStatement[];
}

export const policiesFile = join(root, 'tests', 'data-policies.expected.json');

export function readPolicies(): Readonly<Record<string, DataPolicies>> {
  return JSON.parse(readFileSync(policiesFile, 'utf8')) as Record<string, DataPolicies>;
}

let read: Readonly<Record<string, DataPolicies>> | undefined;

/**
 * The policies of a function as they are synthesized; tests/template-wall.test.ts keeps the file. Making
 * them anew would take each test process four seconds.
 */
export function policiesOf(functionName: string): DataPolicies {
  const found = (read ??= readPolicies())[functionName];
  if (found === undefined) throw new Error(`${functionName} has no policies`);
  return found;
}

type Asked = Pick<TableCall, 'action' | 'index' | 'partitionKey'>;

/** Whether IAM would allow a call, made with the credentials of this company, or of none. */
export function allowsCall(
  { alone, ofCompany }: DataPolicies,
  { action, index, partitionKey }: Asked,
  companyId: string | undefined,
): boolean {
  const place = index === undefined ? 'table' : `table/index/${index}`;
  return (companyId === undefined ? alone : ofCompany).some(
    ({ actions, resources, keys = ['*'] }) =>
      actions.some((pattern) => matches(action, pattern, companyId)) &&
      resources.some((pattern) => matches(place, pattern, companyId)) &&
      keys.some((pattern) => matches(partitionKey, pattern, companyId)),
  );
}

/** The same for an object of the bucket. */
export function allowsFile(
  { alone, ofCompany }: DataPolicies,
  { action, key }: { readonly action: string; readonly key: string },
  companyId: string | undefined,
): boolean {
  return (companyId === undefined ? alone : ofCompany).some(
    ({ actions, resources }) =>
      actions.some((pattern) => matches(action, pattern, companyId)) &&
      resources.some((pattern) => matches(`files/${key}`, pattern, companyId)),
  );
}

const company = /\$\{aws:PrincipalTag\/company\}/g;

/**
 * `StringLike`: `*` matches any text, and a variable its value as it is. Without a value nothing
 * matches, as with IAM.
 */
function matches(text: string, pattern: string, companyId: string | undefined): boolean {
  if (!/[*$]/.test(pattern)) return text === pattern;
  if (pattern.includes('${') && companyId === undefined) return false;
  const literal = (part: string) => part.replaceAll(/[^\w]/g, String.raw`\$&`);
  const source = pattern
    .split(company)
    .map((part) => part.split('*').map(literal).join('.*'))
    .join(literal(companyId ?? ''));
  return new RegExp(`^${source}$`, 's').test(text);
}
