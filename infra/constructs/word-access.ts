import { tableSpec } from '@driftig/data/core/table-spec';
import { Stack } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { Effect, type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { accountInFindings, acknowledge } from '../acknowledge.ts';
import type { Rights } from '../rights.ts';
import { type TableGrant, tableGrants, thisCompany, walledGrants } from '../table-grants.ts';
import { CompanyRole } from './company-role.ts';
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
  /** The name of the bucket of received mails. */
  readonly mailIn: string;
  /** The id of the WebSocket API whose sockets are written to. */
  readonly socketApi: string;
  /** True with a wall between the companies' data. */
  readonly tenantWall: boolean;
}

/** Grants a function its rights on exactly these resources. */
export function grantRights(target: ServiceFunction, rights: Rights, resources: Resources): void {
  const { role } = target;
  if (role === undefined) throw new Error(`${target.shortName} has no role`);
  if (resources.tenantWall) allowBehindWall(target, role, rights, resources);
  else allowData(role, tableGrants(rights), rights, resources, '*');
  if (rights.cognito) allow(role, rights.cognito, [resources.userPool.userPoolArn]);
  if (rights.receivesMail) allowReceivedMails(role, resources.mailIn);
  if (rights.sendsMail) allowMail(target, resources);
  if (rights.usesSockets) allowSockets(target, resources.socketApi);
}

/** The table and the files. `company` is whose: its id as a policy has it, or any. */
function allowData(
  role: IRole,
  grants: readonly TableGrant[],
  { files }: Rights,
  resources: Resources,
  company: string,
): void {
  allowTable(role, grants, resources.table);
  if (files) allowFiles(role, resources.files, company);
}

/** The function itself finds out whose data it is about; a role of its own opens that company's. */
function allowBehindWall(
  target: ServiceFunction,
  own: IRole,
  rights: Rights,
  resources: Resources,
): void {
  const { alone, ofCompany } = walledGrants(rights);
  allowTable(own, alone, resources.table);
  if (ofCompany.length === 0 && !rights.files) return;
  const role = new CompanyRole(target, own);
  allowData(role, ofCompany, rights, resources, thisCompany);
  allow(own, ['sts:AssumeRole', 'sts:TagSession'], [role.roleArn]);
  target.addEnvironment('COMPANY_ROLE', role.roleArn);
}

function allowTable(role: IRole, grants: readonly TableGrant[], { tableArn }: ITableV2): void {
  const indexes = tableSpec.indexes.map(({ name }) => `${tableArn}/index/${name}`);
  for (const { actions, withIndexes, partitionKeys } of grants) {
    const condition = partitionKeys && {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitionKeys },
    };
    allow(role, actions, withIndexes ? [tableArn, ...indexes] : [tableArn], condition);
  }
}

function allow(
  role: IRole,
  actions: readonly string[],
  resources: readonly string[],
  conditions?: Record<string, unknown>,
): void {
  role.addToPrincipalPolicy(
    new PolicyStatement({
      effect: Effect.ALLOW,
      actions: [...actions],
      resources: [...resources],
      ...(conditions && { conditions }),
    }),
  );
}

/** Objects can be read, written and deleted by key, but not listed. */
function allowFiles(role: IRole, bucket: string, company: string): void {
  const folder = company === '*' ? 'c' : `c/${company}`;
  const objects = (name: string) => `arn:aws:s3:::${name}/${folder}/*`;
  allow(role, ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'], [objects(bucket)]);
  const shown = objects(bucket.replace(Stack.of(role).account, accountInFindings(role)));
  // Findings write a policy's variables in other brackets.
  acknowledge(role, {
    [`AwsSolutions-IAM5[Resource::${shown.replace(/\$\{(.+)\}/, '<$1>')}]`]:
      "The folder is the company's, or that of all where no wall stands between them; the files in it are not known here.",
  });
}

/** Mails belong to no company until they are read, so the function reaches them with its own rights. */
function allowReceivedMails(role: IRole, bucket: string): void {
  const objects = (name: string) => `arn:aws:s3:::${name}/*`;
  allow(role, ['s3:DeleteObject', 's3:GetObject'], [objects(bucket)]);
  const shown = objects(bucket.replace(Stack.of(role).account, accountInFindings(role)));
  acknowledge(role, {
    [`AwsSolutions-IAM5[Resource::${shown}]`]:
      'The keys of received mails are made by SES; the bucket has nothing else.',
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
  const { role } = target;
  if (role === undefined) return;
  allow(role, ['execute-api:ManageConnections'], sockets(stack.account, apiId));
  const shown = sockets(accountInFindings(target), JSON.stringify(stack.resolve(apiId)));
  const reason = "A socket's id is known when it opens; the API and the two verbs are named.";
  const findings = shown.map((arn) => [`AwsSolutions-IAM5[Resource::${arn}]`, reason]);
  acknowledge(role, Object.fromEntries(findings));
}

function allowMail(target: ServiceFunction, { mailFrom, mailEvents }: Resources): void {
  const { region, account } = Stack.of(target);
  const address = /<(.+)>$/.exec(mailFrom)?.[1] ?? mailFrom;
  const identities = (owner: string) => `arn:aws:ses:${region}:${owner}:identity/*`;
  const sender = { StringEquals: { 'ses:FromAddress': address } };
  const configurationSet = `arn:aws:ses:${region}:${account}:configuration-set/${mailEvents}`;
  const { role } = target;
  if (role === undefined) return;
  // SES asks for SendRawEmail as well where a mail has attachments.
  allow(
    role,
    ['ses:SendEmail', 'ses:SendRawEmail'],
    [identities(account), configurationSet],
    sender,
  );
  acknowledge(role, {
    [`AwsSolutions-IAM5[Resource::${identities(accountInFindings(target))}]`]:
      'The sender may be verified as an address or as its domain, and the sandbox asks for the receiver too; the condition holds it to one sender.',
  });
}
