import { readFileSync } from 'node:fs';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import * as z from 'zod';

/** What differs between the stages and is ours to decide, not the operator's. */
const house = {
  dev: {
    keepsData: false,
    logDays: RetentionDays.ONE_WEEK,
    logLevel: 'DEBUG',
    ratePerSecond: 50,
    burst: 100,
  },
  prod: {
    keepsData: true,
    logDays: RetentionDays.THREE_MONTHS,
    logLevel: 'INFO',
    ratePerSecond: 200,
    burst: 400,
  },
} as const;

export const stages = ['dev', 'prod'] as const;
export type Stage = (typeof stages)[number];

const domainName = z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'Not a domain name.');

const domain = z
  .strictObject({
    name: domainName,
    /** A zone in this account: certificate and DNS records are made for you. */
    hostedZone: z.strictObject({ id: z.string().min(1), name: domainName }).optional(),
    /** Your own certificate, in us-east-1, when the DNS is elsewhere. */
    certificateArn: z.string().startsWith('arn:aws:acm:us-east-1:').optional(),
  })
  .refine(
    (value) => (value.hostedZone === undefined) !== (value.certificateArn === undefined),
    'Give either hostedZone or certificateArn.',
  );

/** `Name <address>` or a bare address. */
const sender = z.string().regex(/^([^<>]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, {
  error: 'Write an address, or "Name <address>".',
});

/** The operator's own file, `infra/stages/<stage>.json`. */
const operatorSettings = z.strictObject({
  region: z.templateLiteral(['eu-', z.string()], 'Data stays in the EU: choose an eu- region.'),
  /** Refuses to touch any other account. */
  account: z
    .string()
    .regex(/^\d{12}$/)
    .optional(),
  operatorEmail: z.email(),
  mailFrom: sender,
  domain: domain.optional(),
  /** Raised by one when the secret between edge and API is to be replaced. */
  originSecret: z.int().positive().default(1),
  /** After a restore: the table the functions use instead of the stack's own. */
  restoredTable: z
    .strictObject({
      name: z.string().min(3),
      streamArn: z.string().startsWith('arn:aws:dynamodb:'),
    })
    .optional(),
});
export type OperatorSettings = z.output<typeof operatorSettings>;

export type StageConfig = (typeof house)[Stage] &
  OperatorSettings & { readonly stage: Stage; readonly prefix: string };

/** Checks the operator's settings; an error names each field that is wrong. */
export function stageConfig(stage: string, settings: unknown): StageConfig {
  const known = z.enum(stages).safeParse(stage);
  if (!known.success) throw new Error(`Unknown stage "${stage}": choose ${stages.join(' or ')}.`);
  const parsed = operatorSettings.safeParse(settings);
  if (!parsed.success) {
    throw new Error(`infra/stages/${stage}.json:\n${z.prettifyError(parsed.error)}`);
  }
  const prefix = `driftig-${known.data}`;
  return { ...house[known.data], ...parsed.data, stage: known.data, prefix };
}

export function readStageConfig(stage: string): StageConfig {
  const file = new URL(`stages/${stage}.json`, import.meta.url);
  const known = stages.some((name) => name === stage);
  return stageConfig(stage, known ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
}

/** What stands in the way of a real deployment though it synthesizes. */
export function missingBeforeDeploy(config: StageConfig): readonly string[] {
  const examples = Object.entries({
    operatorEmail: config.operatorEmail,
    mailFrom: config.mailFrom,
  }).filter(([, value]) => /\.example>?$/.test(value));
  return examples.map(([name, value]) => `${name} is still the example "${value}"`);
}
