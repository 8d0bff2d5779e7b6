import { companyTag } from '@driftig/data/core/table-spec';
import { ArnPrincipal, Role } from 'aws-cdk-lib/aws-iam';
import { Node } from 'constructs';
import type { ServiceFunction } from './service-function.ts';

/**
 * The role by which a function reaches the data of one company at a time: it is assumed with the
 * company as the session's tag, and its policy compares keys with that tag (docs/decisions/0099).
 * Only the target function may assume it, only with that tag and no other.
 */
export class CompanyRole extends Role {
  constructor(target: ServiceFunction, { roleArn }: { readonly roleArn: string }) {
    // Beside the function: what is inside of it waits for its policy, which names this role.
    super(Node.of(target).scope ?? target, `${target.node.id}-company`, {
      description: `Driftig: one company at a time, for ${target.shortName}`,
      assumedBy: new ArnPrincipal(roleArn)
        .withConditions({
          StringLike: { [`aws:RequestTag/${companyTag}`]: '?*' },
          'ForAllValues:StringEquals': { 'aws:TagKeys': [companyTag] },
        })
        .withSessionTags(),
    });
  }
}
