import type { Template } from 'aws-cdk-lib/assertions';

export interface Statement {
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
  return statementsOfRole(template, roleOf(template, functionName));
}

/** The logical id of the role that a function runs with. */
export function roleOf(template: Template, functionName: string): string {
  const named = template.findResources('AWS::Lambda::Function', {
    Properties: { FunctionName: functionName },
  });
  const [roleId] = Object.values(named).map(({ Properties }) => Properties.Role['Fn::GetAtt'][0]);
  return String(roleId);
}

/** All statements of a role. Throws where it has policies elsewhere. */
export function statementsOfRole(template: Template, roleId: string): readonly Statement[] {
  const role = template.toJSON()['Resources'][roleId].Properties;
  if (role.ManagedPolicyArns || role.Policies) throw new Error(`${roleId}: other policies`);
  return Object.values(template.findResources('AWS::IAM::Policy'))
    .map(({ Properties }) => Properties)
    .filter(({ Roles }) => Roles.some(({ Ref }: { Ref: string }) => Ref === roleId))
    .flatMap((policy) => statementsOf(policy));
}

/** The logical id of the role by which a function reaches one company; undefined for none. */
export function companyRoleOf(template: Template, functionName: string): string | undefined {
  const found = Object.values(template.findResources('AWS::Lambda::Function')).find(
    ({ Properties }) => Properties.FunctionName === functionName,
  );
  return found?.['Properties'].Environment.Variables.COMPANY_ROLE?.['Fn::GetAtt'][0];
}

/**
 * The actions a function may do, itself or with a company's credentials. That it may assume the role of
 * those, and what of them reaches what, is held by template-wall.test.ts.
 */
export function allowedActions(template: Template, functionName: string): string[] {
  const companyRole = companyRoleOf(template, functionName);
  const statements = [
    ...statementsOfFunction(template, functionName),
    ...(companyRole === undefined ? [] : statementsOfRole(template, companyRole)),
  ];
  const actions = new Set(statements.flatMap(({ Action }) => Action));
  return [...actions].filter((action) => !action.startsWith('sts:')).toSorted();
}
