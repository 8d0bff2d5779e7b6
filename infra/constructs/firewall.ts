import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;

const fiveMinutes = 300;
/** Five a second, on and on: a screen is a handful of calls, an import sends one after the other. */
const requestsPerSession = 1500;
/** An office behind one address, everybody busy; and whatever comes without a session. */
const requestsPerAddress = 5000;
/** Log-ins and registrations; the API itself counts failures per account (10 in 15 minutes). */
const authCallsPerAddress = 100;

/** As functions/src/identity/session-cookies.ts names it. */
const sessionCookie = '__Host-driftig_session';

const tooMany = JSON.stringify({
  message: 'For mange forsøg. Vent et kvarter, og prøv igen.',
  code: 'too_many',
});
const asItIs = [{ priority: 0, type: 'NONE' }];

/**
 * The web application firewall in front of everything. Rules are paid for one by one; with `rates`
 * only those that keep one session or address from taking what all share.
 */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, name: string, kind: StageConfig['firewall']) {
    super(scope, id);
    const rules = [...rateRules(), ...(kind === 'full' ? [authRateRule(), ...managedRules()] : [])];
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

/**
 * A request without the cookie is counted by its address alone, as is one whose cookie is a new text
 * each time: AWS leaves what has no such cookie out of the first rule, and counts all in the second.
 */
function rateRules(): Rule[] {
  return [
    rateRule('session-rate', {
      limit: requestsPerSession,
      aggregateKeyType: 'CUSTOM_KEYS',
      customKeys: [{ cookie: { name: sessionCookie, textTransformations: asItIs } }],
    }),
    rateRule('rate', { limit: requestsPerAddress, aggregateKeyType: 'IP' }),
  ];
}

function authRateRule(): Rule {
  const posts = matches({ method: {} }, 'EXACTLY', 'POST');
  const toAuth = matches({ uriPath: {} }, 'STARTS_WITH', '/auth/');
  return rateRule('auth-rate', {
    limit: authCallsPerAddress,
    aggregateKeyType: 'IP',
    scopeDownStatement: { andStatement: { statements: [toAuth, posts] } },
  });
}

function managedRules(): Rule[] {
  return [
    managedRule('AWSManagedRulesAmazonIpReputationList'),
    // The contract limits each route's body, and texts are only ever shown as text: an invoice line
    // that reads like a script must not be refused.
    managedRule('AWSManagedRulesCommonRuleSet', [
      'SizeRestrictions_BODY',
      'CrossSiteScripting_BODY',
    ]),
    managedRule('AWSManagedRulesKnownBadInputsRuleSet'),
  ];
}

function matches(
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  positionalConstraint: string,
  searchString: string,
): CfnWebACL.StatementProperty {
  const textTransformations = asItIs;
  return {
    byteMatchStatement: { fieldToMatch, positionalConstraint, searchString, textTransformations },
  };
}

function rateRule(
  name: string,
  counted: Omit<CfnWebACL.RateBasedStatementProperty, 'evaluationWindowSec'>,
): Rule {
  return {
    name,
    action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: 'tooMany' } } },
    statement: { rateBasedStatement: { evaluationWindowSec: fiveMinutes, ...counted } },
    visibilityConfig: visibility(name),
  };
}

/** `counted` are those of Amazon's rules that only count and do not block. */
function managedRule(name: string, counted: readonly string[] = []): Rule {
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
