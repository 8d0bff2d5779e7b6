import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

const fiveMinutes = 300;
/** An office behind one address, everybody busy; far above what people do by hand. */
const requestsPerAddress = 5000;
/** Log-ins and registrations; the API itself counts failures per account (10 in 15 minutes). */
const authCallsPerAddress = 100;

const tooMany = JSON.stringify({
  message: 'For mange forsøg. Vent et kvarter, og prøv igen.',
  code: 'too_many',
});

/** The web application firewall in front of everything. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, name: string) {
    super(scope, id);
    const rules = [
      rateRule('auth-rate', authCallsPerAddress, authCalls),
      rateRule('rate', requestsPerAddress),
      managedRule('AWSManagedRulesAmazonIpReputationList'),
      // Bodies are bounded by the contract, route by route, and their text is only ever shown as
      // text: an invoice line that reads like a script must not be refused.
      managedRule('AWSManagedRulesCommonRuleSet', [
        'SizeRestrictions_BODY',
        'CrossSiteScripting_BODY',
      ]),
      managedRule('AWSManagedRulesKnownBadInputsRuleSet'),
    ];
    const acl = new CfnWebACL(this, 'acl', {
      name,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility(name),
      customResponseBodies: { tooMany: { contentType: 'APPLICATION_JSON', content: tooMany } },
      rules: rules.map((rule, priority) => ({ ...rule, priority })),
    });
    this.arn = acl.attrArn;
  }
}

const authCalls: Statement = {
  andStatement: {
    statements: [
      matches({ uriPath: {} }, 'STARTS_WITH', '/auth/'),
      matches({ method: {} }, 'EXACTLY', 'POST'),
    ],
  },
};

function matches(
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  positionalConstraint: string,
  searchString: string,
): Statement {
  const textTransformations = [{ priority: 0, type: 'NONE' }];
  return {
    byteMatchStatement: { fieldToMatch, positionalConstraint, searchString, textTransformations },
  };
}

function rateRule(
  name: string,
  limit: number,
  scopeDownStatement?: Statement,
): Omit<Rule, 'priority'> {
  return {
    name,
    action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: 'tooMany' } } },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        limit,
        evaluationWindowSec: fiveMinutes,
        ...(scopeDownStatement && { scopeDownStatement }),
      },
    },
    visibilityConfig: visibility(name),
  };
}

function managedRule(name: string, counted: readonly string[] = []): Omit<Rule, 'priority'> {
  return {
    name,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({
          name: rule,
          actionToUse: { count: {} },
        })),
      },
    },
    visibilityConfig: visibility(name),
  };
}

function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}
