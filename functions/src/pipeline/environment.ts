import * as z from 'zod';

/**
 * Secret of the stage. Rejects a CloudFormation reference that was not replaced: it would be long
 * enough, but easy to guess.
 */
const secret = z
  .string()
  .min(32)
  .refine((value) => !value.startsWith('{{'));

const schema = z.object({
  TABLE_NAME: z.string().min(1),
  USER_POOL_ID: z.string().min(1),
  USER_POOL_CLIENT_ID: z.string().min(1),
  USER_POOL_ISSUER: z.url(),
  USER_POOL_JWKS_URL: z.url(),
  SITE_URL: z.url(),
  /** Signs the cookie of devices logged in on before; only the function of auth has it. */
  DEVICE_SECRET: secret.optional(),
  /** The secret before it: what that one signed is still known. */
  DEVICE_SECRET_BEFORE: secret.optional(),
  /** Secret from which the keys of push are derived; only functions that send push have it. */
  PUSH_SECRET: secret.optional(),
  /** PDFs are scanned for malware before they are shown (docs/decisions/0101). */
  MALWARE_SCAN: z.literal('on').optional(),
  /** The domain of the addresses that receipts are mailed to; absent where the stage receives none. */
  RECEIPT_MAIL_DOMAIN: z.string().min(3).optional(),
  /** The role that opens one company's data; absent where the stage has no wall between companies. */
  COMPANY_ROLE: z.string().min(20).optional(),
});

export type Environment = z.output<typeof schema>;

/** Reads the environment variables; throws with the list of those that are missing or wrong. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const missing = result.error.issues.map((issue) => issue.path.join('.'));
  throw new Error(`Environment variables missing or wrong: ${missing.join(', ')}`);
}
