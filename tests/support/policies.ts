import type { Template } from 'aws-cdk-lib/assertions';

import type { TableCall } from './table-calls.ts';
import { isLike } from './table-rights.ts';

interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Principal?: unknown;
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The statements of a policy resource. */
export function statementsOf(policy: {
  readonly PolicyDocument: { readonly Statement: readonly Statement[] };
}): readonly Statement[] {
  return policy.PolicyDocument.Statement;
}

/** The statements of all policies of a stack. */
export function allStatements(template: Template): readonly Statement[] {
  const policies = Object.values(template.findResources('AWS::IAM::Policy'));
  return policies.flatMap(({ Properties }) => statementsOf(Properties));
}

/** All statements of a function's role. Throws where it has policies elsewhere. */
export function statementsOfFunction(
  template: Template,
  functionName: string,
): readonly Statement[] {
  const named = template.findResources('AWS::Lambda::Function', {
    Properties: { FunctionName: functionName },
  });
  const [roleId] = Object.values(named).map(({ Properties }) => Properties.Role['Fn::GetAtt'][0]);
  const role = template.toJSON()['Resources'][roleId].Properties;
  if (role.ManagedPolicyArns || role.Policies) throw new Error(`${functionName}: other policies`);
  return Object.values(template.findResources('AWS::IAM::Policy'))
    .map(({ Properties }) => Properties)
    .filter(({ Roles }) => Roles.some(({ Ref }: { Ref: string }) => Ref === roleId))
    .flatMap((policy) => statementsOf(policy));
}

/** Every action a function's role allows it, sorted. */
export function allowedActions(template: Template, functionName: string): string[] {
  const statements = statementsOfFunction(template, functionName);
  return statements.flatMap(({ Action }) => Action).toSorted();
}

/** Evaluates the synthesized policy of a function for calls to the table, as IAM would. */
export function tablePolicy(template: Template, functionName: string) {
  const statements = statementsOfFunction(template, functionName).filter(
    ({ Effect, Action }) => Effect === 'Allow' && JSON.stringify(Action).includes('dynamodb:'),
  );
  return {
    allows: (call: TableCall) => statements.some((statement) => covers(statement, call)),
  };
}

function covers({ Action, Resource, Condition }: Statement, call: TableCall): boolean {
  const places = [Resource].flat().map((each) => JSON.stringify(each));
  const place = (text: string) =>
    call.index === undefined ? !text.includes('/index/') : text.includes(`/index/${call.index}"`);
  return (
    [Action].flat().includes(call.action) &&
    places.some(place) &&
    partitionsOf(Condition).some((pattern) => isLike(call.partitionKey, pattern))
  );
}

/** The partition keys a condition allows. Throws for any other condition. */
function partitionsOf(condition: Statement['Condition']): readonly string[] {
  if (condition === undefined) return ['*'];
  const keys = condition['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'];
  if (keys === undefined) throw new Error(`Not understood: ${JSON.stringify(condition)}`);
  return [keys].flat() as string[];
}
