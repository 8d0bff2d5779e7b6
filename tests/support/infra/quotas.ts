import type { Template } from 'aws-cdk-lib/assertions';

import type { CostRow } from './costs.ts';
import { propertiesOf, resourceCount } from './templates.ts';

/** Quotas of AWS that cannot be raised, or only on request, as its documentation gives them in November 2026. */
const quotas = {
  resources: 500,
  templateBytes: 1_000_000,
  routes: 300,
  policyCharacters: 10_240,
  rules: 300,
  behaviours: 75,
  alarms: 5000,
};

/** Numbers that Amazon limits: of a stage, or of the stack with the most where it counts by the stack. Rounded up. */
export function quotaTable(templates: Readonly<Record<string, Template>>): CostRow[] {
  const stacks = Object.values(templates);
  const all = (type: string) => stacks.flatMap((template) => propertiesOf(template, type));
  const most = (numbers: readonly number[]) => Math.max(...numbers);
  const perApi = Map.groupBy(all('AWS::ApiGatewayV2::Route'), ({ ApiId }) => JSON.stringify(ApiId));
  const sizes = (groups: Map<string, readonly unknown[]>) =>
    [...groups.values()].map((group) => group.length);
  const [{ DistributionConfig }] = all('AWS::CloudFront::Distribution');
  const policies = all('AWS::IAM::Policy').map(
    ({ PolicyDocument }) => JSON.stringify(PolicyDocument).length,
  );
  const rows: readonly (readonly [string, number, number | undefined])[] = [
    ['Stacks', stacks.length, undefined],
    ['Functions', all('AWS::Lambda::Function').length, undefined],
    ['Resources of the largest stack', most(stacks.map(resourceCount)), quotas.resources],
    [
      'Bytes of the largest template',
      most(stacks.map((template) => JSON.stringify(template.toJSON()).length)),
      quotas.templateBytes,
    ],
    ['Routes of an API', most(sizes(perApi)), quotas.routes],
    ['Characters of the longest policy', most(policies), quotas.policyCharacters],
    ['Rules of a bus', all('AWS::Events::Rule').length, quotas.rules],
    ['Behaviours of CloudFront', DistributionConfig.CacheBehaviors.length + 1, quotas.behaviours],
    ['Alarms', all('AWS::CloudWatch::Alarm').length, quotas.alarms],
  ];
  return rows.map(([what, exact, quota]) => {
    const count = roundUp(exact);
    const percent = quota === undefined ? '' : `${Math.ceil((count / quota) * 100)} %`;
    return [what, count.toLocaleString('en'), quota?.toLocaleString('en') ?? '', percent];
  });
}

/** Up to two digits, so that the page does not change with each call. */
function roundUp(count: number): number {
  const step = 10 ** Math.max(0, String(count).length - 2);
  return Math.ceil(count / step) * step;
}
