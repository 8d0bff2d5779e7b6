import { readFileSync } from 'node:fs';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import * as z from 'zod';

/** Differences between the stages that the operator does not set. */
const stageDefaults = {
  dev: {
    keepsData: false,
    logDays: RetentionDays.ONE_WEEK,
    logLevel: 'DEBUG',
    companies: 10,
    budget: 25,
  },
  prod: {
    keepsData: true,
    logDays: RetentionDays.THREE_MONTHS,
    logLevel: 'INFO',
    companies: 50,
    budget: 60,
  },
} as const;

export const stages = ['dev', 'prod'] as const;
type Stage = (typeof stages)[number];

const domainName = z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'Not a domain name.');

const domain = z
  .strictObject({
    name: domainName,
    /** A hosted zone of this account: certificate and DNS records are created in it. */
    hostedZone: z.strictObject({ id: z.string().min(1), name: domainName }).optional(),
    /** A certificate in us-east-1, for a domain whose DNS is elsewhere. */
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

const euRegion = z.templateLiteral(
  ['eu-', z.string()],
  'Data stays in the EU: choose an eu- region.',
);

/** The vault that weekly backups of table and files are copied to. */
const backupCopy = z
  .strictObject({
    /** Another region of this account; the vault is created there. */
    region: euRegion.optional(),
    /** A vault of another account, whose access policy lets this account copy into it. */
    vaultArn: z.string().startsWith('arn:aws:backup:eu-').optional(),
  })
  .refine(
    (value) => (value.region === undefined) !== (value.vaultArn === undefined),
    'Give either region or vaultArn.',
  );

/** The operator's settings, `infra/stages/<stage>.json`. */
const operatorSettings = z
  .strictObject({
    region: euRegion,
    /** Deployments to any other account are refused. */
    account: z
      .string()
      .regex(/^\d{12}$/)
      .optional(),
    operatorEmail: z.email(),
    /** Name and address of the service's operator, which the law requires on the site. */
    operator: z
      .strictObject({
        company: z.string().min(1),
        address: z.string().min(1),
        cvr: z.string().regex(/^\d{8}$/, 'A CVR number has 8 digits.'),
        email: z.email(),
      })
      .optional(),
    mailFrom: sender,
    domain: domain.optional(),
    /**
     * `full` has Amazon's managed rules and a rate limit for log-ins too; `rates` only limits the rate
     * of one session and one address, for five dollars a month less.
     */
    firewall: z.enum(['full', 'rates']).default('full'),
    /**
     * Raised by one to replace the secret between CloudFront and API, which signs known devices too. The
     * one before stays good until the next time.
     */
    originSecret: z.int().positive().default(1),
    /** The day it was raised, or of the first deployment; `npm run deploy` says when it is due. */
    originSecretSince: z.iso.date().optional(),
    /** Raised by one to replace the keys of push; people switch it on again then. */
    pushSecret: z.int().positive().default(1),
    /** PDFs are scanned for malware before they are shown; docs/decisions/0101 says why it is off. */
    malwareScan: z.boolean().default(false),
    /** Receipts are received by mail at this domain, whose MX record points at SES (docs/deploy.md). */
    receiptMail: z.strictObject({ domain: domainName }).optional(),
    /** True once the first deployment has succeeded: switches on deletion protection everywhere. */
    protected: z.boolean().default(false),
    /**
     * How many companies are expected; see `throttleFor`. The maximum keeps the limit below half of
     * the 10,000 requests a second that AWS allows an account.
     */
    companies: z.int().positive().max(2400).optional(),
    /** Dollars a month for the whole account; the operator is mailed at 80 % of it, and when more is foretold. */
    budget: z.number().positive().optional(),
    /**
     * Whether functions reach a company's data only with credentials of that company; decision 0099 says
     * when to switch it off.
     */
    tenantWall: z.boolean().default(true),
    /** No copies where it is absent; docs/deploy.md says what they cost. */
    backupCopy: backupCopy.optional(),
    /** After a restore: the table that replaces the stack's own. */
    restoredTable: z
      .strictObject({
        name: z.string().min(3),
        streamArn: z.string().startsWith('arn:aws:dynamodb:'),
      })
      .optional(),
  })
  .refine(({ region, backupCopy: copy }) => copy?.region !== region, {
    path: ['backupCopy', 'region'],
    error: 'Copies belong in another region than the data.',
  });
type OperatorSettings = z.output<typeof operatorSettings>;

export interface StageConfig extends Omit<OperatorSettings, 'budget' | 'companies' | 'protected'> {
  readonly stage: Stage;
  /** `driftig-prod`: the first part of every name. */
  readonly prefix: string;
  /** Whether table, files and user pool are retained when their stack is deleted. */
  readonly keepsData: boolean;
  /** Whether stacks, table and user pool have deletion protection. */
  readonly isProtected: boolean;
  readonly logDays: RetentionDays;
  readonly logLevel: 'DEBUG' | 'INFO';
  readonly throttle: Throttle;
  /** Dollars a month. */
  readonly budget: number;
}

interface Throttle {
  /** Requests a second of all companies together; above it API Gateway answers 429. */
  readonly rateLimit: number;
  readonly burstLimit: number;
}

/**
 * 100 + 2 × companies requests a second, and twice that as burst. Two a second is the peak of a
 * company of ten: a screen every 25 seconds per person, five calls each. The 100 leave room for one
 * company's import. 50 companies: 200 and 400.
 */
function throttleFor(companies: number): Throttle {
  const rateLimit = 100 + 2 * companies;
  return { rateLimit, burstLimit: 2 * rateLimit };
}

/** Checks the operator's settings; an error names each field that is wrong. */
export function stageConfig(stage: string, settings: unknown): StageConfig {
  const known = z.enum(stages).safeParse(stage);
  if (!known.success) throw new Error(`Unknown stage "${stage}": choose ${stages.join(' or ')}.`);
  const parsed = operatorSettings.safeParse(settings);
  if (!parsed.success) {
    throw new Error(`infra/stages/${stage}.json:\n${z.prettifyError(parsed.error)}`);
  }
  const {
    companies: defaultCompanies,
    budget: defaultBudget,
    ...defaults
  } = stageDefaults[known.data];
  const {
    companies = defaultCompanies,
    budget = defaultBudget,
    protected: isSetProtected,
    ...operator
  } = parsed.data;
  return {
    ...defaults,
    ...operator,
    stage: known.data,
    prefix: `driftig-${known.data}`,
    isProtected: defaults.keepsData && isSetProtected,
    throttle: throttleFor(companies),
    budget,
  };
}

export function readStageConfig(stage: string): StageConfig {
  const file = new URL(`stages/${stage}.json`, import.meta.url);
  const known = stages.some((name) => name === stage);
  return stageConfig(stage, known ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
}
