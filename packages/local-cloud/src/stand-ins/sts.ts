import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fixedEnvironment } from './environment.ts';
import type { StandIn } from './ports.ts';
import { closeServer, listen, localHost } from './ports.ts';

const lifetime = 60 * 60 * 1000;

/** The session token of a company's credentials: every request that they sign shows it. */
const sessionTokenOf = (companyId: string): string => `company.${companyId}`;

/** The company whose credentials signed a request; undefined where the function did itself. */
export function companyOfSession(headers: Readonly<Record<string, unknown>>): string | undefined {
  const [, companyId] = /^company\.(.+)$/.exec(String(headers['x-amz-security-token'])) ?? [];
  return companyId;
}

/** Starts the local STS, which supports AssumeRole with a tag only. Nothing here checks the rights. */
export async function startSts(): Promise<StandIn> {
  const server = createServer((request, response) => {
    text(request).then(
      (body) => {
        const answer = answerTo(new URLSearchParams(body));
        response.writeHead(answer === undefined ? 400 : 200, { 'content-type': 'text/xml' });
        response.end(
          answer ?? '<ErrorResponse><Error><Code>ValidationError</Code></Error></ErrorResponse>',
        );
      },
      () => response.destroy(),
    );
  });
  const port = await listen(server, 0);
  return { endpoint: `http://${localHost}:${port}`, stop: () => closeServer(server) };
}

function answerTo(asked: URLSearchParams): string | undefined {
  const companyId = asked.get('Tags.member.1.Value');
  const isRole = asked.get('RoleArn') === fixedEnvironment.COMPANY_ROLE;
  if (asked.get('Action') !== 'AssumeRole' || !isRole || companyId === null) return undefined;
  const expiration = new Date(Date.now() + lifetime).toISOString();
  return `<AssumeRoleResponse><AssumeRoleResult><Credentials>
    <AccessKeyId>${fixedEnvironment.AWS_ACCESS_KEY_ID}</AccessKeyId>
    <SecretAccessKey>${fixedEnvironment.AWS_SECRET_ACCESS_KEY}</SecretAccessKey>
    <SessionToken>${sessionTokenOf(companyId)}</SessionToken>
    <Expiration>${expiration}</Expiration>
  </Credentials></AssumeRoleResult></AssumeRoleResponse>`;
}
