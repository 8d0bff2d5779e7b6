import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { dueSecrets, missingBeforeDeploy } from '../before-deploy.ts';
import { type StageConfig, readStageConfig } from '../config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;

/**
 * `npm run deploy -- --stage prod`: builds, deploys every stack and prints the address of the site. A
 * stage that keeps data and is not protected yet is deployed once more at the end, with protection.
 */
function deploy(): void {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  if (values.stage === undefined) throw new Error('Say which: npm run deploy -- --stage dev|prod');
  const config = readStageConfig(values.stage);
  const missing = missingBeforeDeploy(config);
  if (missing.length > 0) {
    throw new Error(`infra/stages/${config.stage}.json: ${missing.join(', ')}.`);
  }
  runOrThrow(
    'node',
    ['packages/local-cloud/bin/build.mjs', '--for-aws'],
    'The build failed: see above.',
    {
      PUBLIC_SITE_URL: config.domain === undefined ? '' : `https://${config.domain.name}`,
      ...operatorVariables(config),
    },
  );
  const outputs = join(root, 'dist', `deployed-${config.stage}.json`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  keepInventory(config);
  const deployment = cdkArguments(config, outputs, values.yes);
  runOrThrow('cdk', deployment, hint(config));
  if (config.keepsData && !config.isProtected) {
    runOrThrow('cdk', [...deployment, '--context', 'protect=now'], hint(config));
    process.stdout.write(`\n${protectionAdvice(config)}\n`);
  }
  for (const due of dueSecrets(config, new Date().toISOString().slice(0, 10)))
    process.stdout.write(`\n${due}\n`);
  process.stdout.write(`\n${config.prefix} is at ${siteUrl(config, outputs)}\n`);
}

/** Read by the site when it is built (web/src/features/landing/operator.ts). */
function operatorVariables({ operator }: StageConfig): Record<string, string> {
  const named = Object.entries(operator ?? {});
  return Object.fromEntries(
    named.map(([name, value]) => [`VITE_OPERATOR_${name.toUpperCase()}`, value]),
  );
}

function cdkArguments({ stage }: StageConfig, outputs: string, yes: boolean): string[] {
  const which = ['--all', '--context', `stage=${stage}`];
  const approval = yes ? 'never' : 'broadening';
  const how = ['--strict', '--outputs-file', outputs, '--require-approval', approval];
  return ['deploy', ...which, ...how];
}

function protectionAdvice({ stage }: StageConfig): string {
  return [
    'Stacks, table and accounts are now protected against deletion. Keep it so: write',
    `"protected": true in infra/stages/${stage}.json and commit it. Until then each deployment lifts`,
    'the protection while it runs.',
  ].join('\n');
}

function runOrThrow(
  command: string,
  args: readonly string[],
  message: string,
  environment: Readonly<Record<string, string>> = {},
): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...environment },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(message);
}

/**
 * Writes the deployed packages with version, licence and checksum in CycloneDX format, by `npm
 * sbom`.
 */
function keepInventory({ stage }: StageConfig): void {
  const { status, stdout } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('npm sbom failed: run npm ci first.');
  writeFileSync(join(root, 'dist', `sbom-${stage}.cdx.json`), stdout);
}

function hint({ region }: StageConfig): string {
  return [
    'The deployment stopped: see above. It needs credentials for AWS, and before the first one both',
    `regions must be prepared: npx cdk bootstrap aws://ACCOUNT/${region} aws://ACCOUNT/us-east-1`,
    'A first deployment that failed can simply be run again. More in docs/deploy.md.',
  ].join('\n');
}

function siteUrl({ prefix }: StageConfig, outputs: string): string {
  const shape = z.record(z.string(), z.record(z.string(), z.string()));
  const deployed = shape.parse(JSON.parse(readFileSync(outputs, 'utf8')));
  return deployed[`${prefix}-web`]?.['SiteUrl'] ?? '(no address was reported)';
}

try {
  deploy();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
