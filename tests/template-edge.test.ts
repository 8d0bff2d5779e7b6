import { authRoutes } from '@driftig/contracts/auth/routes';
import {
  contentSecurityPolicy,
  readerFolder,
  readerPolicy,
  securityHeaders,
} from '@driftig/contracts/edge/edge-headers';
import { createApiPathTest } from '@driftig/contracts/edge/edge-paths';
import { errorCodes } from '@driftig/contracts/core/error-codes';
import { allRoutes } from '@driftig/contracts/core/routes';
import { sessionCookie } from '@driftig/functions/identity/session-cookies';
import { apiHeaders } from '@driftig/functions/pipeline/result';
import { describe, expect, test } from 'vitest';
import { propertiesOf, synthesize } from './support/infra/templates.ts';

const acls = 'AWS::WAFv2::WebACL';

interface Overriding {
  readonly Override: boolean;
}
interface Pattern {
  readonly PathPattern: string;
}
const readerFiles = `/${readerFolder}*`;
const { waf, web, edgeMonitoring } = synthesize({ stage: 'prod' }).templates;

describe('the edge', () => {
  const [distribution] = propertiesOf(web, 'AWS::CloudFront::Distribution');
  const { CacheBehaviors, DefaultCacheBehavior, Origins } = distribution.DistributionConfig;
  const policyOf = (behavior: { ResponseHeadersPolicyId: { Ref: string } }) =>
    web.toJSON().Resources[behavior.ResponseHeadersPolicyId.Ref].Properties
      .ResponseHeadersPolicyConfig;

  test('routes every path of the contract to the API, and all others to the bucket', () => {
    const patterns: string[] = CacheBehaviors.map(
      ({ PathPattern }: { PathPattern: string }) => PathPattern,
    );
    const matches = (path: string) =>
      patterns.some((each) =>
        each.endsWith('/*') ? path.startsWith(each.slice(0, -1)) : path === each,
      );
    for (const { path } of allRoutes) expect(matches(path), path).toBe(true);
    const isApiPath = createApiPathTest(allRoutes);
    for (const page of ['/', '/invo', '/login', '/assets/app-1a2b.js', '/receipts']) {
      expect(matches(page), page).toBe(isApiPath(page));
    }
    expect(patterns.length).toBeLessThan(75);
  });

  test('does not cache the API, and forwards everything but the host header', () => {
    const apis = CacheBehaviors.filter(({ PathPattern }: Pattern) => PathPattern !== readerFiles);
    expect(apis.length).toBeGreaterThan(2);
    for (const behavior of apis) {
      expect(behavior).toMatchObject({
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
        ViewerProtocolPolicy: 'https-only',
      });
      expect(behavior.AllowedMethods).toEqual(
        expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      );
      expect(JSON.stringify(behavior.FunctionAssociations)).toContain('vieweraddress');
    }
  });

  test('lets the files of the reader of receipts alone compile WebAssembly', () => {
    const reader = CacheBehaviors.find(({ PathPattern }: Pattern) => PathPattern === readerFiles);
    const { SecurityHeadersConfig: headers } = policyOf(reader);
    expect(headers.ContentSecurityPolicy.ContentSecurityPolicy).toBe(readerPolicy);
    expect(reader.AllowedMethods).toEqual(['GET', 'HEAD']);
  });

  test('leads pages to HTTPS, and refuses the API without it', () => {
    expect(DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https');
    const others = CacheBehaviors.map(
      (each: { ViewerProtocolPolicy: string }) => each.ViewerProtocolPolicy,
    );
    expect(new Set(others)).toEqual(new Set(['https-only']));
    const paths = CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern);
    expect(paths).toContain('/ws');
  });

  test('takes nothing but GET and HEAD for pages and files', () => {
    expect(DefaultCacheBehavior.AllowedMethods).toEqual(['GET', 'HEAD']);
  });

  test('serves the app by a function and not by error pages, which would replace 403 and 404 of the API', () => {
    expect(distribution.DistributionConfig.CustomErrorResponses).toBeUndefined();
    expect(JSON.stringify(DefaultCacheBehavior.FunctionAssociations)).toContain('spafallback');
  });

  test('adds every security header of the contract, and allows no inline script', () => {
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } =
      policyOf(DefaultCacheBehavior);
    const { AccessControlMaxAgeSec: seconds, IncludeSubdomains } = own.StrictTransportSecurity;
    const items = custom.Items as { Header: string; Value: string }[];
    const sent = {
      'content-security-policy': own.ContentSecurityPolicy.ContentSecurityPolicy,
      'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
      'strict-transport-security': `max-age=${seconds}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
      'x-content-type-options': own.ContentTypeOptions && 'nosniff',
      'x-frame-options': own.FrameOptions.FrameOption,
      ...Object.fromEntries(items.map(({ Header, Value }) => [Header, Value])),
    };
    expect(sent).toEqual(securityHeaders);
    // The edge leaves those that a function sent, so they must say the same.
    for (const name of ['strict-transport-security', 'x-content-type-options'] as const)
      expect(apiHeaders[name]).toBe(securityHeaders[name]);
    const overrides = [...Object.values(own), ...items].map(
      (each) => (each as Overriding).Override,
    );
    expect(new Set(overrides)).toEqual(new Set([true]));
    const scripts = contentSecurityPolicy.split('; ').find((each) => each.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self'");
    expect(seconds).toBe(63_072_000);
  });

  test("does not replace the API's own headers", () => {
    expect(JSON.stringify(policyOf(CacheBehaviors[0]))).not.toContain('"Override":true');
  });

  test('sends its secret to both APIs, and reads the bucket by origin access control', () => {
    const [bucket, ...gateways] = Origins;
    expect(bucket.OriginAccessControlId).toBeDefined();
    expect(gateways).toHaveLength(2);
    for (const gateway of gateways) {
      expect(gateway.OriginCustomHeaders[0].HeaderName).toBe('x-origin-verify');
      expect(JSON.stringify(gateway.OriginCustomHeaders)).toContain('resolve:secretsmanager');
      expect(gateway.CustomOriginConfig).toMatchObject({
        OriginProtocolPolicy: 'https-only',
        OriginSSLProtocols: ['TLSv1.2'],
      });
    }
    expect(distribution.DistributionConfig.HttpVersion).toBe('http2and3');
    expect(distribution.DistributionConfig.WebACLId).toBeDefined();
  });

  test('refuses too many requests with the same body as the API', () => {
    const [acl] = propertiesOf(waf, acls);
    const { Content, ContentType } = acl.CustomResponseBodies.tooMany;
    expect(ContentType).toBe('APPLICATION_JSON');
    const { message } = errorCodes.too_many;
    expect(JSON.parse(Content)).toEqual({ message, code: 'too_many' });
  });

  test('logs no address, path, query, cookie or user agent', () => {
    const [delivery] = propertiesOf(edgeMonitoring, 'AWS::Logs::Delivery');
    const personal = /^c-ip|^c-port|uri|cookie|referer|user-agent|forwarded|country/i;
    expect(delivery.RecordFields.filter((each: string) => personal.test(each))).toEqual([]);
  });

  test('has a web ACL that limits requests per address', () => {
    const [acl] = propertiesOf(waf, acls);
    expect(acl.Scope).toBe('CLOUDFRONT');
    const names: string[] = acl.Rules.map(({ Name }: { Name: string }) => Name);
    expect(names).toEqual(expect.arrayContaining(['rate', 'AWSManagedRulesCommonRuleSet']));
    expect(new Set(acl.Rules.map(({ Priority }: { Priority: number }) => Priority)).size).toBe(
      names.length,
    );
  });

  test('limits requests per session, by the cookie that the functions set', () => {
    const [acl] = propertiesOf(waf, acls);
    const rule = acl.Rules.find(({ Name }: { Name: string }) => Name === 'session-rate');
    const { AggregateKeyType, CustomKeys, Limit } = rule.Statement.RateBasedStatement;
    expect(AggregateKeyType).toBe('CUSTOM_KEYS');
    const [{ Cookie }] = CustomKeys;
    const set = sessionCookie({ companyId: 'company', userId: 'user' }, 'secret');
    expect(set.startsWith(`${Cookie.Name}=company.user.secret;`)).toBe(true);
    const [stage] = propertiesOf(web, 'AWS::ApiGatewayV2::Stage');
    const share = Limit / 300 / stage.DefaultRouteSettings.ThrottlingRateLimit;
    expect(share, 'share of the limit of the stage').toBeLessThan(0.05);
  });

  test('limits how often an address calls what logs in, registers or sets a password', () => {
    const [acl] = propertiesOf(waf, acls);
    const rule = acl.Rules.find(({ Name }: { Name: string }) => Name === 'auth-rate');
    const { ScopeDownStatement, ...counted } = rule.Statement.RateBasedStatement;
    expect(counted).toEqual({ AggregateKeyType: 'IP', EvaluationWindowSec: 300, Limit: 100 });
    const [path, method] = ScopeDownStatement.AndStatement.Statements.map(
      (each: { ByteMatchStatement: object }) => each.ByteMatchStatement,
    );
    expect(path).toMatchObject({ FieldToMatch: { UriPath: {} }, SearchString: '/auth/' });
    expect(path.PositionalConstraint).toBe('STARTS_WITH');
    expect(method).toMatchObject({ FieldToMatch: { Method: {} }, SearchString: 'POST' });
    const { logIn, registerCompany, requestPasswordReset, updatePassword } = authRoutes;
    for (const each of [logIn, registerCompany, requestPasswordReset, updatePassword])
      expect([each.method, each.path.startsWith(path.SearchString)]).toEqual(['POST', true]);
  });

  test('looks for paths and addresses in bodies, but not in files: an honest photo may hold any bytes', () => {
    const [acl] = propertiesOf(waf, acls);
    const rules = acl.Rules as readonly { readonly Name: string; readonly Priority: number }[];
    const common = acl.Rules.find(
      ({ Name }: { Name: string }) => Name === 'AWSManagedRulesCommonRuleSet',
    );
    const counted = common.Statement.ManagedRuleGroupStatement.RuleActionOverrides;
    const shortOnes = ['GenericLFI_BODY', 'GenericRFI_BODY'];
    expect(counted).toEqual(
      ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', ...shortOnes].map((Name) => ({
        Name,
        ActionToUse: { Count: {} },
      })),
    );
    const body = acl.Rules.find(({ Name }: { Name: string }) => Name === 'body');
    expect(body.Action).toEqual({ Block: {} });
    expect(body.Priority).toBeGreaterThan(common.Priority);
    expect(Math.max(...rules.map(({ Priority }) => Priority))).toBe(body.Priority);
    const [found, elsewhere] = body.Statement.AndStatement.Statements;
    const labels = (found.OrStatement.Statements as { LabelMatchStatement: { Key: string } }[]).map(
      ({ LabelMatchStatement }) => LabelMatchStatement.Key,
    );
    expect(labels).toEqual(
      ['LFI', 'RFI'].map((kind) => `awswaf:managed:aws:core-rule-set:Generic${kind}_Body`),
    );
    const paths = (
      elsewhere.NotStatement.Statement.OrStatement.Statements as {
        ByteMatchStatement: { SearchString: string; PositionalConstraint: string };
      }[]
    ).map(({ ByteMatchStatement }) => ByteMatchStatement);
    const written = paths.map(({ SearchString, PositionalConstraint }) =>
      PositionalConstraint === 'STARTS_WITH' ? `${SearchString}{id}` : SearchString,
    );
    expect(written.toSorted()).toEqual(
      allRoutes.flatMap(({ files, path }) => (files === undefined ? [] : [path])).toSorted(),
    );
  });

  test('turns away what is above a limit: no rule is in count mode', () => {
    const [acl] = propertiesOf(waf, acls);
    const limits = acl.Rules.filter(({ Name }: { Name: string }) => Name.endsWith('rate'));
    expect(limits).toHaveLength(3);
    for (const { Action } of limits)
      expect(Action.Block.CustomResponse).toMatchObject({ ResponseCode: 429 });
  });

  test('has only the rate rules of session and address when firewall is rates', () => {
    const settings = { firewall: 'rates' };
    const [acl] = propertiesOf(synthesize({ stage: 'prod', settings }).templates.waf, acls);
    expect(acl.Rules.map(({ Name }: { Name: string }) => Name)).toEqual(['session-rate', 'rate']);
  });
});
