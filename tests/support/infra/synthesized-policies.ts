import type { Template } from 'aws-cdk-lib/assertions';

import { consumerEntry } from '../../../infra/consumers.ts';
import { product, socketEntry } from '../../../infra/product.ts';
import type { DataPolicies, DataStatement } from './data-policies.ts';
import {
  companyRoleOf,
  statementsOfFunction,
  statementsOfRole,
  type Statement,
} from './policies.ts';
import { synthesize } from './templates.ts';

/** A stage with the wall between companies, and with every function. */
export const { templates: wallTemplates } = synthesize({
  stage: 'prod',
  settings: { malwareScan: true, receiptMail: { domain: 'bilag.driftig.dk' } },
});

const { api, events } = wallTemplates;

/** All functions that serve companies, with the template that has them. */
export const wallFunctions: readonly (readonly [string, Template])[] = [
  ...product.words.map(({ word }) => [word, api] as const),
  [socketEntry(product.socket), api],
  ...product.consumers.map((consumer) => [consumerEntry(consumer), events] as const),
];

export const wholeName = (name: string) => `driftig-prod-${name}`;

/** The synthesized statements about table and files, as data-policies.ts reads them. */
export function policiesIn(template: Template, name: string): DataPolicies {
  const role = companyRoleOf(template, wholeName(name));
  const ofCompany = role === undefined ? [] : statementsOfRole(template, role);
  return {
    alone: statementsOfFunction(template, wholeName(name)).flatMap(aboutData),
    ofCompany: ofCompany.flatMap(aboutData),
  };
}

function aboutData({ Action, Resource, Condition }: Statement): DataStatement[] {
  const actions = [Action].flat();
  if (!actions.some((action) => /^(dynamodb|s3):/.test(action))) return [];
  const keys = Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
  // Received mails belong to no company; tests/template-mail-in.test.ts holds who reaches them.
  if (JSON.stringify(Resource).includes('-mail-in')) return [];
  const resources = [Resource].flat().map(placeOf);
  return [{ actions, resources, ...(keys !== undefined && { keys: [keys].flat() as string[] }) }];
}

/** `table`, `table/index/gsi1` or `files/c/*`, of an ARN with its intrinsic functions. */
function placeOf(resource: unknown): string {
  const text = JSON.stringify(resource);
  const [, index] = /\/index\/(\w+)"/.exec(text) ?? [];
  if (index !== undefined) return `table/index/${index}`;
  const [, files] = /-files-[^/]*\/(c\/[^"]+)"/.exec(text) ?? [];
  return files === undefined ? 'table' : `files/${files}`;
}

/** By the name of the function. */
export const synthesizedPolicies: Readonly<Record<string, DataPolicies>> = Object.fromEntries(
  wallFunctions.map(([name, template]) => [name, policiesIn(template, name)]),
);
