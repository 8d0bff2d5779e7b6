import { writeFileSync } from 'node:fs';
import { companyTag, tableSpec } from '@driftig/data/core/table-spec';
import { describe, expect, test } from 'vitest';

import {
  policiesFile,
  readPolicies,
  type DataPolicies,
  type DataStatement,
} from './support/infra/data-policies.ts';
import { companyRoleOf, roleOf, statementsOfFunction } from './support/infra/policies.ts';
import {
  policiesIn,
  synthesizedPolicies,
  wallFunctions as functions,
  wallTemplates,
  wholeName as whole,
} from './support/infra/synthesized-policies.ts';
import { propertiesOf, resourceCount, synthesize } from './support/infra/templates.ts';

const { api, events } = wallTemplates;
const tag = `\${aws:PrincipalTag/${companyTag}}`;

/** The partitions of the company whose credentials ask. */
const ofTag = [`c#${tag}`, `c#${tag}#*`];
const ownKeys = new Set([...ofTag, `c#${tag}#user`]);
/** Partitions that belong to no company. */
const isShared = (key: string) =>
  /^(login|token|attempts|book|ical|vcode|rmail|socket|outbox)#\*$|^(tenants|clock|alarms)$/.test(
    key,
  );

/** A line per statement, to be read in a diff. */
function linesOf(policies: Readonly<Record<string, DataPolicies>>): string {
  const block = ([name, { alone, ofCompany }]: readonly [string, DataPolicies]) =>
    `  ${JSON.stringify(name)}: {\n    "alone": ${list(alone)},\n    "ofCompany": ${list(ofCompany)}\n  }`;
  const list = (statements: readonly DataStatement[]) =>
    `[${statements.map((each) => `\n      ${JSON.stringify(each)}`).join(',')}]`;
  return `{\n${Object.entries(policies).map(block).join(',\n')}\n}\n`;
}

test('tests/data-policies.expected.json has the synthesized policies', () => {
  const update = process.env['UPDATE_DATA_POLICIES'] === '1';
  if (update) writeFileSync(policiesFile, linesOf(synthesizedPolicies));
  expect(update ? synthesizedPolicies : readPolicies()).toEqual(synthesizedPolicies);
});

describe('behind the wall', () => {
  test.each(functions)('%s reaches data of a company only by its tag', (name) => {
    const { ofCompany } = synthesizedPolicies[name] as DataPolicies;
    const about = (kind: string) =>
      ofCompany.filter(({ resources }) => resources[0]?.startsWith(kind));
    const ofFiles = about('files/');
    expect(new Set(ofFiles.flatMap(({ resources }) => resources))).toEqual(
      new Set(ofFiles.length === 0 ? [] : [`files/c/${tag}/*`]),
    );
    expect([...ofFiles, ...about('table')]).toHaveLength(ofCompany.length);
    const keys = about('table').flatMap((statement) => statement.keys ?? ['*']);
    expect(keys.filter((key) => !isShared(key) && !ownKeys.has(key))).toEqual([]);
    const actions = ofCompany.flatMap((statement) => statement.actions);
    expect(actions.filter((action) => /\*|Scan|PartiQL|BatchWrite/.test(action))).toEqual([]);
  });

  test.each(functions)(
    '%s alone reads one person at a time of the companies, and no more',
    (name) => {
      const { alone } = synthesizedPolicies[name] as DataPolicies;
      expect(alone.filter(({ resources }) => resources.join(' ') !== 'table')).toEqual([]);
      const reached = alone.flatMap(({ actions, keys = ['*'] }) =>
        keys
          .filter((key) => !isShared(key))
          .flatMap((key) => actions.map((action) => [action, key])),
      );
      expect(
        reached.filter(([action, key]) => `${action} ${key}` !== 'dynamodb:GetItem c#*#user'),
      ).toEqual([]);
    },
  );

  test.each(functions)(
    '%s alone may assume its role, with the tag of a company and no other',
    (name, template) => {
      const id = companyRoleOf(template, whole(name));
      if (id === undefined) return;
      const { AssumeRolePolicyDocument, MaxSessionDuration } =
        template.toJSON().Resources[id].Properties;
      const own = { 'Fn::GetAtt': [roleOf(template, whole(name)), 'Arn'] };
      const conditions = {
        StringLike: { [`aws:RequestTag/${companyTag}`]: '?*' },
        'ForAllValues:StringEquals': { 'aws:TagKeys': [companyTag] },
      };
      expect(AssumeRolePolicyDocument.Statement).toEqual([
        {
          Action: ['sts:AssumeRole', 'sts:TagSession'],
          Condition: conditions,
          Effect: 'Allow',
          Principal: { AWS: own },
        },
      ]);
      expect(MaxSessionDuration).toBeUndefined();
      const assumed = statementsOfFunction(template, whole(name)).filter(({ Action }) =>
        [Action].flat().some((action) => action.startsWith('sts:')),
      );
      expect(assumed).toEqual([
        {
          Action: ['sts:AssumeRole', 'sts:TagSession'],
          Effect: 'Allow',
          Resource: { 'Fn::GetAtt': [id, 'Arn'] },
        },
      ]);
    },
  );

  test('only functions without table and files have no role of a company', () => {
    const without = functions.filter(
      ([name, template]) => companyRoleOf(template, whole(name)) === undefined,
    );
    expect(without.map(([name]) => name)).toEqual([
      'auth-on-contact-sent',
      'company-on-hour-struck',
      'company-on-operator-acted',
      'company-on-plan-requested',
    ]);
  });

  test('every partition key of the table and of its indexes begins with a company or is shared', () => {
    expect(tableSpec.indexes.map(({ name }) => name)).toEqual(['gsi1', 'gsi2', 'gsi3', 'gsi4']);
    const queried = Object.values(synthesizedPolicies).flatMap(({ ofCompany }) =>
      ofCompany.filter(({ actions }) => actions.includes('dynamodb:Query')),
    );
    expect(queried.length).toBeGreaterThan(0);
    for (const { actions, keys } of queried)
      expect([actions, keys]).toEqual([['dynamodb:Query'], ofTag]);
  });

  test("a role's inline policies stay far below the 10,240 characters that IAM takes", () => {
    const lengths = [api, events].flatMap((template) =>
      propertiesOf(template, 'AWS::IAM::Policy').map(
        ({ PolicyDocument }) => JSON.stringify(PolicyDocument).length,
      ),
    );
    expect(Math.max(...lengths)).toBeLessThan(6000);
  });

  test('the stacks have room for the roles', () => {
    expect([api, events].map(resourceCount).filter((count) => count >= 450)).toEqual([]);
  });
});

test('without the wall functions have their rights themselves, and there is no other role', () => {
  const open = synthesize({ stage: 'prod', settings: { tenantWall: false } }).templates;
  for (const template of [open.api, open.events]) {
    expect(JSON.stringify(template.toJSON())).not.toContain('sts:TagSession');
    for (const { Environment } of propertiesOf(template, 'AWS::Lambda::Function'))
      expect(Environment.Variables).not.toHaveProperty('COMPANY_ROLE');
  }
  const [{ actions }] = policiesIn(open.api, 'orders').alone as [DataStatement];
  expect(actions).toContain('dynamodb:DeleteItem');
});
