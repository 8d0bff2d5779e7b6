import { Stack, Token, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Suppresses findings of cdk-nag, each by its exact id and with the reason for it. */
export function acknowledge(scope: IConstruct, reasons: Readonly<Record<string, string>>): void {
  for (const [id, reason] of Object.entries(reasons)) {
    Validations.of(scope).acknowledge({ id, reason });
  }
}

/** The account number as ids of findings contain it, or a placeholder where it is not known yet. */
export function accountInFindings(scope: IConstruct): string {
  const { account } = Stack.of(scope);
  return Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
}
