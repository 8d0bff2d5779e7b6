import type { StageConfig } from './config.ts';

/** Days after which the secret between CloudFront and API is to be replaced; see docs/security.md. */
const originSecretDays = 180;

/**
 * Warnings about the secrets of the stage that the operator should renew; `today` is an ISO date.
 */
export function dueSecrets(config: StageConfig, today: string): readonly string[] {
  const { keepsData, originSecretSince: since, originSecret, stage } = config;
  if (!keepsData) return [];
  const file = `infra/stages/${stage}.json`;
  if (since === undefined) return [`Write "originSecretSince": "${today}" in ${file}.`];
  const days = (Date.parse(today) - Date.parse(since)) / 86_400_000;
  if (days <= originSecretDays) return [];
  return [
    `originSecret is ${days} days old: set it to ${originSecret + 1} in ${file}, and originSecretSince to "${today}".`,
  ];
}

/** Why the settings cannot be deployed although they synthesize, one message per setting. */
export function missingBeforeDeploy(config: StageConfig): readonly string[] {
  const examples = Object.entries({
    operatorEmail: config.operatorEmail,
    mailFrom: config.mailFrom,
  }).filter(([, value]) => /\.example>?$/.test(value));
  const missing = examples.map(([name, value]) => `${name} is still the example "${value}"`);
  if (config.operator === undefined) missing.push('operator is missing');
  // CloudFront's own certificate comes with TLS 1.0, and no setting changes that.
  if (config.keepsData && config.domain === undefined) missing.push('domain is missing');
  return missing;
}
