import { readFileSync } from 'node:fs';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import * as z from 'zod';

/** What differs between the stages and is ours to decide, not the operator's. */
const stageDefaults = {
  dev: {
    keepsData: false,
    logDays: RetentionDays.ONE_WEEK,
    logLevel: 'DEBUG',
    companies: 10,
  },
  prod: {
    keepsData: true,
    logDays: RetentionDays.THREE_MONTHS,
    logLevel: 'INFO',
    companies: 50,
  },
} as const;

export const stages = ['dev', 'prod'] as const;
type Stage = (typeof stages)[number];

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

const euRegion = z.templateLiteral(
  ['eu-', z.string()],
  'Data stays in the EU: choose an eu- region.',
);

/** Where the weekly copies of table and files go. */
const backupCopy = z
  .strictObject({
    /** Another region: the vault is made there, in this account. */
    region: euRegion.optional(),
    /** A vault of another account, which lets this one copy into it. */
    vaultArn: z.string().startsWith('arn:aws:backup:eu-').optional(),
  })
  .refine(
    (value) => (value.region === undefined) !== (value.vaultArn === undefined),
    'Give either region or vaultArn.',
  );

/** The operator's own file, `infra/stages/<stage>.json`. */
const operatorSettings = z
  .strictObject({
    region: euRegion,
    /** Refuses to touch any other account. */
    account: z
      .string()
      .regex(/^\d{12}$/)
      .optional(),
    operatorEmail: z.email(),
    mailFrom: sender,
    domain: domain.optional(),
    /**
     * `full` blocks by Amazon's lists of bad addresses and bad requests too; `rates` only limits how
     * much one session or address may ask, for four dollars a month less.
     */
    firewall: z.enum(['full', 'rates']).default('full'),
    /** Raised by one when the secret between edge and API is to be replaced. */
    originSecret: z.int().positive().default(1),
    /** Set once the first deployment has succeeded: nothing can be deleted by mistake from then on. */
    protected: z.boolean().default(false),
    /**
     * How many companies are expected; see `throttleFor`. More than this needs higher quotas of the
     * account first.
     */
    companies: z.int().positive().max(2400).optional(),
    /** Off where nothing is said; see docs/deploy.md for what it costs. */
    backupCopy: backupCopy.optional(),
    /** After a restore: the table the functions use instead of the stack's own. */
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

export interface StageConfig extends Omit<OperatorSettings, 'companies' | 'protected'> {
  readonly stage: Stage;
  /** `driftig-prod`: names begin with it. */
  readonly prefix: string;
  /** Whether table, files and accounts outlive their stacks. */
  readonly keepsData: boolean;
  /** Whether stacks, table and accounts refuse to be deleted. */
  readonly isProtected: boolean;
  readonly logDays: RetentionDays;
  readonly logLevel: 'DEBUG' | 'INFO';
  readonly throttle: Throttle;
}

interface Throttle {
  /** Requests a second, of all companies together; above it the API answers 429. */
  readonly rateLimit: number;
  readonly burstLimit: number;
}

/**
 * At its busiest a company of ten opens a screen every 25 seconds per person, five calls each: two
 * requests a second. 100 more leave room for what one company does at once, such as an import. A
 * burst may hold two seconds' worth. 50 companies: 200 and 400.
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
  const { companies: defaultCompanies, ...defaults } = stageDefaults[known.data];
  const { companies = defaultCompanies, protected: isSetProtected, ...operator } = parsed.data;
  return {
    ...defaults,
    ...operator,
    stage: known.data,
    prefix: `driftig-${known.data}`,
    isProtected: defaults.keepsData && isSetProtected,
    throttle: throttleFor(companies),
  };
}

export function readStageConfig(stage: string): StageConfig {
  const file = new URL(`stages/${stage}.json`, import.meta.url);
  const known = stages.some((name) => name === stage);
  return stageConfig(stage, known ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
}

/** Settings that synthesize but cannot be deployed, each with what is wrong with it. */
export function missingBeforeDeploy(config: StageConfig): readonly string[] {
  const examples = Object.entries({
    operatorEmail: config.operatorEmail,
    mailFrom: config.mailFrom,
  }).filter(([, value]) => /\.example>?$/.test(value));
  return examples.map(([name, value]) => `${name} is still the example "${value}"`);
}
