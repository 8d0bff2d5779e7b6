import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';
import type { AwsCredentialIdentity } from '@smithy/types';

import { companyTag } from '../core/table-spec.ts';
import { timeLeftFromNow, waitForCapacity } from '../core/throttling.ts';

/** Settings of the table's client that this call uses too. */
type ClientConfig = Pick<
  DynamoDBClient['config'],
  'region' | 'credentials' | 'sha256' | 'requestHandler'
>;

export interface CompanyCredentials extends AwsCredentialIdentity {
  readonly expiration: Date;
}

/** The longest that AWS gives a role assumed from another role's credentials. */
const seconds = 3600;
const attempts = 3;

/**
 * Assumes the role that opens one company's data, by a signed call of its own: the client of STS is
 * 45 KB in each function, for this call.
 */
export function roleOfCompany(config: ClientConfig, roleArn: string) {
  const signer = new SignatureV4({ ...config, service: 'sts' });
  return async (companyId: string): Promise<CompanyCredentials> => {
    const body = assumeRoleBody(roleArn, companyId);
    const endpoint = await endpointOf(config);
    const timeLeft = timeLeftFromNow();
    for (let attempt = 1; ; attempt += 1) {
      const request = await signer.sign(requestTo(endpoint, body));
      const answer = await send(config, request).catch(brokenOff);
      if (answer.status === 200) return credentialsIn(answer.text);
      const throttled = /<Code>Throttling/.test(answer.text);
      const error = refusal(answer, throttled);
      if (attempt === attempts || (!throttled && answer.status < 500)) throw error;
      await waitForCapacity(attempt, timeLeft, error);
    }
  };
}

function assumeRoleBody(RoleArn: string, companyId: string): string {
  // A tag with anything else in it could widen what the policy compares.
  if (!/^[\w-]{1,60}$/.test(companyId)) throw new Error('A company has no such id');
  return new URLSearchParams({
    Action: 'AssumeRole',
    Version: '2011-06-15',
    RoleArn,
    // CloudTrail names it beside each call.
    RoleSessionName: `c-${companyId}`,
    DurationSeconds: String(seconds),
    'Tags.member.1.Key': companyTag,
    'Tags.member.1.Value': companyId,
  }).toString();
}

/** That of the region, not the global one in Virginia; the SDK's own variable may name another. */
async function endpointOf({ region }: ClientConfig): Promise<URL> {
  const named = process.env['AWS_ENDPOINT_URL_STS'];
  return new URL(named ?? `https://sts.${await region()}.amazonaws.com`);
}

function requestTo({ protocol, hostname, port, host }: URL, body: string): HttpRequest {
  return new HttpRequest({
    protocol,
    hostname,
    ...(port !== '' && { port: Number(port) }),
    method: 'POST',
    path: '/',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body,
  });
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cause?: unknown;
}

/** As a 503, which is tried again: a connection that was kept may have been closed by STS meanwhile. */
const brokenOff = (cause: unknown): Answer => ({ status: 503, text: '', cause });

async function send({ requestHandler }: ClientConfig, request: unknown): Promise<Answer> {
  const { response } = await requestHandler.handle(request as HttpRequest);
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return { status: response.statusCode, text: Buffer.concat(chunks).toString('utf8') };
}

function credentialsIn(xml: string): CompanyCredentials {
  const value = (part: RegExp) => {
    const [, found] = part.exec(xml) ?? [];
    if (found === undefined) throw new Error(`STS answered without ${part.source}`);
    return found;
  };
  return {
    accessKeyId: value(/<AccessKeyId>([^<]+)</),
    secretAccessKey: value(/<SecretAccessKey>([^<]+)</),
    sessionToken: value(/<SessionToken>([^<]+)</),
    expiration: new Date(value(/<Expiration>([^<]+)</)),
  };
}

/** Its name is that of the table's own throttling, so that both are answered alike (503). */
function refusal({ text, cause }: Answer, throttled: boolean): Error {
  const [, code = 'no code'] = /<Code>(\w+)<\/Code>/.exec(text) ?? [];
  const error = new Error(`STS refused the company's role: ${code}`, { cause });
  if (throttled) error.name = 'ThrottlingException';
  return error;
}
