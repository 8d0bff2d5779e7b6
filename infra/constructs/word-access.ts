import { tableSpec } from '@driftig/data/table-spec';
import { Stack } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { accountInFindings, acknowledge } from '../acknowledge.ts';
import { type Rights, tableGrants } from '../rights.ts';
import type { ServiceFunction } from './service-function.ts';
import { socketStage } from './socket-gateway.ts';

export interface Resources {
  readonly table: ITableV2;
  readonly userPool: IUserPool;
  readonly mailFrom: string;
  /** The name of the configuration set that mails are sent under. */
  readonly mailEvents: string;
  /** The name of the bucket with the companies' files. */
  readonly files: string;
  /** The id of the WebSocket API whose sockets are written to. */
  readonly socketApi: string;
}

/** Grants a function its rights on exactly these resources. */
export function grantRights(target: ServiceFunction, rights: Rights, resources: Resources): void {
  allowTable(target, rights, resources.table);
  if (rights.cognito) allow(target, rights.cognito, [resources.userPool.userPoolArn]);
  if (rights.sendsMail) allowMail(target, resources);
  if (rights.files) allowFiles(target, resources.files);
  if (rights.usesSockets) allowSockets(target, resources.socketApi);
}

function allowTable(target: ServiceFunction, rights: Rights, { tableArn }: ITableV2): void {
  const indexes = tableSpec.indexes.map(({ name }) => `${tableArn}/index/${name}`);
  for (const { actions, withIndexes, partitionKeys } of tableGrants(rights)) {
    const condition = partitionKeys && {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitionKeys },
    };
    allow(target, actions, withIndexes ? [tableArn, ...indexes] : [tableArn], condition);
  }
}

function allow(
  target: ServiceFunction,
  actions: readonly string[],
  resources: readonly string[],
  conditions?: Record<string, unknown>,
): void {
  target.addToRolePolicy(
    new PolicyStatement({
      effect: Effect.ALLOW,
      actions: [...actions],
      resources: [...resources],
      ...(conditions && { conditions }),
    }),
  );
}

/** Objects can be read, written and deleted by key, but not listed. */
function allowFiles(target: ServiceFunction, bucket: string): void {
  const objects = (name: string) => `arn:aws:s3:::${name}/c/*`;
  allow(target, ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'], [objects(bucket)]);
  if (target.role === undefined) return;
  const shown = bucket.replace(Stack.of(target).account, accountInFindings(target));
  acknowledge(target.role, {
    [`AwsSolutions-IAM5[Resource::${objects(shown)}]`]:
      "Keys begin with the company's id, which is not known here; the folder of companies' files is.",
  });
}

/** Frames can be sent to open sockets of this API, and its sockets closed; nothing is asked of them. */
function allowSockets(target: ServiceFunction, apiId: string): void {
  const stack = Stack.of(target);
  const sockets = (account: string, api: string) =>
    ['DELETE', 'POST'].map(
      (verb) =>
        `arn:aws:execute-api:${stack.region}:${account}:${api}/${socketStage}/${verb}/@connections/*`,
    );
  allow(target, ['execute-api:ManageConnections'], sockets(stack.account, apiId));
  if (target.role === undefined) return;
  const shown = sockets(accountInFindings(target), JSON.stringify(stack.resolve(apiId)));
  const reason = "A socket's id is known when it opens; the API and the two verbs are named.";
  const findings = shown.map((arn) => [`AwsSolutions-IAM5[Resource::${arn}]`, reason]);
  acknowledge(target.role, Object.fromEntries(findings));
}

function allowMail(target: ServiceFunction, { mailFrom, mailEvents }: Resources): void {
  const { region, account } = Stack.of(target);
  const address = /<(.+)>$/.exec(mailFrom)?.[1] ?? mailFrom;
  const identities = (owner: string) => `arn:aws:ses:${region}:${owner}:identity/*`;
  const sender = { StringEquals: { 'ses:FromAddress': address } };
  const configurationSet = `arn:aws:ses:${region}:${account}:configuration-set/${mailEvents}`;
  allow(target, ['ses:SendEmail'], [identities(account), configurationSet], sender);
  if (target.role === undefined) return;
  acknowledge(target.role, {
    [`AwsSolutions-IAM5[Resource::${identities(accountInFindings(target))}]`]:
      'The sender may be verified as an address or as its domain, and the sandbox asks for the receiver too; the condition holds it to one sender.',
  });
}
