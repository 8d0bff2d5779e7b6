import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { placeholderBundles } from '../../../infra/bundles.ts';
import { stageConfig } from '../../../infra/config.ts';
import { addDriftig } from '../../../infra/driftig.ts';
import type { Product } from '../../../infra/product.ts';
import { root } from '../house/sources.ts';

type Stacks = ReturnType<typeof addDriftig>;
type Templates = { readonly [name in keyof Stacks]: Template };

const operator = {
  region: 'eu-north-1',
  operatorEmail: 'drift@driftig.example',
  mailFrom: 'Driftig <ingen-svar@driftig.example>',
  protected: true,
};

export interface Synthesis {
  readonly stage: 'dev' | 'prod';
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Also runs CloudFormation's own rules, which takes seconds. */
  readonly validated?: true;
  /** Without credentials for AWS, so that the account is not known. */
  readonly withoutAccount?: true;
  /** Another product than that of infra/product.ts. */
  readonly product?: Product;
}

/** A stage with every optional setting. */
export const everySetting: Synthesis = {
  stage: 'dev',
  settings: {
    backupCopy: { region: 'eu-central-1' },
    malwareScan: true,
    receiptMail: { domain: 'bilag.driftig.dk' },
    domain: { name: 'app.driftig.dk', hostedZone: { id: 'Z0123456789', name: 'driftig.dk' } },
    restoredTable: {
      name: 'driftig-restored',
      streamArn: 'arn:aws:dynamodb:eu-north-1:111111111111:table/driftig-restored/stream/1',
    },
  },
};

/**
 * The templates of a deployment, with placeholders for the bundles: no network, account or build is
 * needed. `findings` are the findings of all rules, warnings included; an error among them throws.
 */
export function synthesize({ stage, settings, validated, withoutAccount, product }: Synthesis) {
  const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')) as {
    context: Record<string, unknown>;
  };
  const outdir = mkdtempSync(join(tmpdir(), 'driftig-synth-'));
  const app = new App({
    outdir,
    context: { ...context, 'aws:cdk:disable-asset-staging': true },
    builtinCloudFormationValidation: validated ?? false,
  });
  try {
    const stacks = addDriftig(app, {
      config: stageConfig(stage, { ...operator, ...settings }),
      bundles: placeholderBundles,
      account: withoutAccount ? undefined : '111111111111',
      ...(product && { product }),
    });
    app.synth();
    const report = readFileSync(join(outdir, 'validation-report.json'), 'utf8');
    const { pluginReports } = JSON.parse(report) as { pluginReports: readonly unknown[] };
    return { stacks, templates: templatesOf(stacks), findings: pluginReports };
  } finally {
    rmSync(outdir, { recursive: true });
  }
}

function templatesOf(stacks: Stacks): Templates {
  const named = Object.entries(stacks).map(([name, stack]) => [name, Template.fromStack(stack)]);
  return Object.fromEntries(named) as Templates;
}

/** The properties of all resources of a type. */
export function propertiesOf(template: Template, type: string) {
  return Object.values(template.findResources(type)).map(({ Properties }) => Properties);
}

export function resourceCount(template: Template): number {
  return Object.keys(template.toJSON()['Resources'] ?? {}).length;
}
