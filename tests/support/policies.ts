import type { Template } from 'aws-cdk-lib/assertions';

export interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Principal?: unknown;
  readonly Condition?: unknown;
}

/** The statements of a policy resource. */
export function statementsOf(policy: {
  readonly PolicyDocument: { readonly Statement: readonly Statement[] };
}): readonly Statement[] {
  return policy.PolicyDocument.Statement;
}

/** Every action a function's role allows it, sorted. */
export function allowedActions(template: Template, functionName: string): string[] {
  const named = template.findResources('AWS::Lambda::Function', {
    Properties: { FunctionName: functionName },
  });
  const [roleId] = Object.values(named).map(({ Properties }) => Properties.Role['Fn::GetAtt'][0]);
  const role = template.toJSON()['Resources'][roleId].Properties;
  if (role.ManagedPolicyArns || role.Policies) throw new Error(`${functionName}: other policies`);
  const actions = Object.values(template.findResources('AWS::IAM::Policy'))
    .map(({ Properties }) => Properties)
    .filter(({ Roles }) => Roles.some(({ Ref }: { Ref: string }) => Ref === roleId))
    .flatMap((policy) => statementsOf(policy))
    .flatMap(({ Action }) => Action);
  return actions.toSorted();
}
