import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';

/** Mails the operator what the account costs, before the month is over: of what is used up, and of what is foretold. */
export function addBudget(scope: Construct, { prefix, budget, operatorEmail }: StageConfig): void {
  const subscribers = [{ subscriptionType: 'EMAIL', address: operatorEmail }];
  const told = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: {
      notificationType,
      threshold,
      thresholdType: 'PERCENTAGE',
      comparisonOperator: 'GREATER_THAN',
    },
    subscribers,
  });
  new CfnBudget(scope, 'budget', {
    budget: {
      budgetName: prefix,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: budget, unit: 'USD' },
    },
    notificationsWithSubscribers: [told('ACTUAL', 80), told('FORECASTED', 100)],
  });
}
