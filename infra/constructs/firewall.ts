import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import type { Endpoint } from '../product.ts';

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;

const fiveMinutes = 300;
/** Five a second for five minutes. A screen is about five calls, the largest import 112 in all. */
const requestsPerSession = 1500;
/** Enough for an office behind one address. Also the only limit of requests without a session. */
const requestsPerAddress = 5000;
/** POST /auth/…; the API also counts failed log-ins per account (10 in 15 minutes). */
const authCallsPerAddress = 100;

/** The name in functions/src/identity/session-cookies.ts. */
const sessionCookie = '__Host-driftig_session';

const tooMany = JSON.stringify({
  message: 'For mange forsøg. Vent et kvarter, og prøv igen.',
  code: 'too_many',
});
const asItIs = [{ priority: 0, type: 'NONE' }];

interface FirewallProps {
  readonly name: string;
  readonly kind: StageConfig['firewall'];
  readonly endpoints: readonly Endpoint[];
}

/**
 * The web ACL of the distribution. AWS charges per rule; `rates` has only the two that stop one session
 * or address from using up the API's limit.
 */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { name, kind, endpoints }: FirewallProps) {
    super(scope, id);
    const full = () => [authRateRule(), ...managedRules(), bodyRule(uploadPathsOf(endpoints))];
    const rules = [...rateRules(), ...(kind === 'full' ? full() : [])];
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
 * The first rule counts by the session cookie; AWS ignores requests without it there. The second counts
 * every request by address, so leaving the cookie out or changing it each time does not help.
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
    // Two are only counted: the contract limits the size of each body, and texts are always rendered as text,
    // so an invoice line that looks like a script is harmless. For the others see `bodyRule`.
    managedRule('AWSManagedRulesCommonRuleSet', [
      'SizeRestrictions_BODY',
      'CrossSiteScripting_BODY',
      ...Object.keys(bodyLabels),
    ]),
    // Its rules about bodies look for long texts, such as '${jndi:', that no picture has by chance; so does
    // EC2MetaDataSSRF_BODY of the group above.
    managedRule('AWSManagedRulesKnownBadInputsRuleSet'),
  ];
}

/** Rules that look for a few bytes in a body, such as '../', which one honest photo in 500 has; and their labels. */
const bodyLabels = {
  GenericLFI_BODY: 'awswaf:managed:aws:core-rule-set:GenericLFI_Body',
  GenericRFI_BODY: 'awswaf:managed:aws:core-rule-set:GenericRFI_Body',
};

/** Blocks what those rules found, but for bodies that are files. */
function bodyRule(uploadPaths: readonly string[]): Rule {
  const found = Object.values(bodyLabels).map((key) => ({
    labelMatchStatement: { scope: 'LABEL', key },
  }));
  const uploads = uploadPaths.map((path) => matchesPath(path));
  const elsewhere = { notStatement: { statement: { orStatement: { statements: uploads } } } };
  return {
    name: 'body',
    action: { block: {} },
    statement: {
      andStatement: { statements: [{ orStatement: { statements: found } }, elsewhere] },
    },
    visibilityConfig: visibility('body'),
  };
}

/** Where the contract takes files. */
function uploadPathsOf(endpoints: readonly Endpoint[]): string[] {
  return endpoints.filter(({ files }) => files !== undefined).map(({ path }) => path);
}

/** A path whose last part is a parameter is matched by what comes before it; WAF knows no others. */
function matchesPath(path: string): CfnWebACL.StatementProperty {
  const [before = '', after] = path.split(/\{\w+\}$/);
  if (before.includes('{')) throw new Error(`The firewall knows no parameters in a path: ${path}`);
  return matches({ uriPath: {} }, after === undefined ? 'EXACTLY' : 'STARTS_WITH', before);
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

/** `counted` are rules of the group that count and do not block. */
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
