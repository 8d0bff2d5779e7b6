import { expect, test } from 'vitest';
import { dueSecrets, missingBeforeDeploy } from './before-deploy.ts';
import { readStageConfig, stageConfig, stages } from './config.ts';

const operator = {
  company: 'Driftig ApS',
  address: 'Havnegade 14, 8000 Aarhus C',
  cvr: '13748136',
  email: 'hej@driftig.dk',
};
const settings = {
  region: 'eu-north-1',
  domain: { name: 'app.driftig.dk', hostedZone: { id: 'Z1', name: 'driftig.dk' } },
  operator,
  operatorEmail: 'drift@driftig.dk',
  mailFrom: 'Driftig <ingen-svar@driftig.dk>',
};

test('the committed settings of every stage are valid', () => {
  for (const stage of stages) expect(readStageConfig(stage).stage).toBe(stage);
});

test('example addresses are refused before a deployment, by the name of the setting', () => {
  const examples = { operatorEmail: 'a@driftig.example', mailFrom: 'Driftig <b@driftig.example>' };
  const missing = missingBeforeDeploy(stageConfig('prod', { ...settings, ...examples }));
  expect(missing.map((each) => each.split(' ')[0])).toEqual(['operatorEmail', 'mailFrom']);
  expect(missingBeforeDeploy(stageConfig('prod', settings))).toEqual([]);
});

test('the seller of the service is required before a deployment', () => {
  const nobody = stageConfig('prod', { ...settings, operator: undefined });
  expect(missingBeforeDeploy(nobody)).toEqual(['operator is missing']);
});

test('a stage with data is not deployed without a domain, whose certificate keeps old TLS out', () => {
  const { domain: _, ...without } = settings;
  expect(missingBeforeDeploy(stageConfig('prod', without))).toEqual(['domain is missing']);
  expect(missingBeforeDeploy(stageConfig('dev', without))).toEqual([]);
});

test('the secret of the edge is due after half a year, and its day is asked for', () => {
  const dueOn = (
    today: string,
    stage = 'prod',
    since: object = { originSecretSince: '2026-06-01' },
  ) => dueSecrets(stageConfig(stage, { ...settings, ...since }), today);
  expect(dueOn('2026-11-28')).toEqual([]);
  expect(dueOn('2026-11-29')).toEqual([
    expect.stringMatching(/181 days old: set it to 2 .* originSecretSince to "2026-11-29"/),
  ]);
  expect(dueOn('2026-11-29', 'dev')).toEqual([]);
  expect(dueOn('2026-11-29', 'prod', {})).toEqual([
    expect.stringContaining('"originSecretSince": "2026-11-29"'),
  ]);
});

test('an error names the file and each field that is wrong', () => {
  const wrong = { ...settings, operatorEmail: 'drift', mailFrom: 'Driftig', regoin: 'eu-north-1' };
  expect(() => stageConfig('prod', wrong)).toThrow(
    /stages\/prod\.json[\s\S]*regoin[\s\S]*operatorEmail[\s\S]*mailFrom/,
  );
});

test('an unknown stage is refused by name', () => {
  expect(() => readStageConfig('../prod')).toThrow('Unknown stage "../prod"');
});

test('a region outside the EU is refused', () => {
  expect(() => stageConfig('prod', { ...settings, region: 'us-east-1' })).toThrow('EU');
});

test('a domain has either a hosted zone or a certificate', () => {
  const name = 'app.driftig.dk';
  const hostedZone = { id: 'Z1', name: 'driftig.dk' };
  const certificateArn = 'arn:aws:acm:us-east-1:111111111111:certificate/1';
  const withDomain = (domain: object) => () => stageConfig('prod', { ...settings, domain });
  expect(withDomain({ name, hostedZone })().domain?.name).toBe(name);
  expect(withDomain({ name, certificateArn })().domain?.name).toBe(name);
  expect(withDomain({ name })).toThrow('either');
  expect(withDomain({ name, hostedZone, certificateArn })).toThrow('either');
});

test('copies go to another EU region or to a vault of another account', () => {
  const withCopy = (backupCopy: object) => () => stageConfig('prod', { ...settings, backupCopy });
  const vaultArn = 'arn:aws:backup:eu-central-1:222222222222:backup-vault:driftig';
  expect(withCopy({ region: 'eu-central-1' })().backupCopy?.region).toBe('eu-central-1');
  expect(withCopy({ vaultArn })().backupCopy?.vaultArn).toBe(vaultArn);
  expect(withCopy({ region: 'eu-north-1' })).toThrow('another region');
  expect(withCopy({ region: 'us-east-1' })).toThrow('EU');
  expect(withCopy({ region: 'eu-central-1', vaultArn })).toThrow('either');
  expect(withCopy({})).toThrow('either');
});

test('only a stage that keeps data is protected, and only when its settings say so', () => {
  const isProtected = (stage: string, set: boolean) =>
    stageConfig(stage, { ...settings, protected: set }).isProtected;
  expect(stageConfig('prod', settings).isProtected).toBe(false);
  expect(isProtected('prod', true)).toBe(true);
  expect(isProtected('dev', true)).toBe(false);
});
