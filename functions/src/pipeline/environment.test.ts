import { expect, test } from 'vitest';

import { readEnvironment } from './environment.ts';

const whole = {
  TABLE_NAME: 'driftig',
  USER_POOL_ID: 'eu-west-1_abc',
  USER_POOL_CLIENT_ID: 'client',
  USER_POOL_ISSUER: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_abc',
  USER_POOL_JWKS_URL:
    'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_abc/.well-known/jwks.json',
  SITE_URL: 'https://driftig.example',
};

test('only the variables the functions need are read', () => {
  expect(readEnvironment({ ...whole, PATH: '/bin', AWS_SECRET_ACCESS_KEY: 'x' })).toEqual(whole);
});

test('the error lists every variable that is missing or wrong', () => {
  const { TABLE_NAME: _, ...rest } = whole;
  expect(() => readEnvironment({ ...rest, SITE_URL: 'driftig', USER_POOL_ID: '' })).toThrow(
    'Environment variables missing or wrong: TABLE_NAME, USER_POOL_ID, SITE_URL',
  );
});

test.each(['DEVICE_SECRET', 'DEVICE_SECRET_BEFORE', 'PUSH_SECRET'])(
  '%s is taken, but refused while CloudFormation has not put the secret in the place of its reference',
  (name) => {
    const secret = 'a secret of more than 32 characters';
    expect(readEnvironment({ ...whole, [name]: secret })).toEqual({ ...whole, [name]: secret });
    const unresolved = '{{resolve:secretsmanager:arn:aws:secretsmanager:eu-north-1:1:secret:a}}';
    expect(() => readEnvironment({ ...whole, [name]: unresolved })).toThrow(`wrong: ${name}`);
  },
);
