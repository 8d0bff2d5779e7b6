import { expect, test } from 'vitest';

import {
  contentSecurityPolicy,
  policyOfFile,
  readerPolicy,
  securityHeaders,
} from './edge-headers.ts';

/** The policy's sources by directive. */
const policy = new Map(
  contentSecurityPolicy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  }),
);

test('a page of ours runs scripts of our own, none that is written in it and none made of text', () => {
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('worker-src')).toEqual(["'self'"]);
});

test('it loads from our own host alone, and calls no other', () => {
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  const ours = new Set(["'none'", "'self'", 'data:', 'blob:']);
  const others = [...policy].flatMap(([name, sources]) =>
    sources.filter((source) => !ours.has(source)).map((source) => `${name} ${source}`),
  );
  expect(others).toEqual(["style-src 'unsafe-inline'"]);
});

test('it has no plugins, sends its forms to us, and its links cannot be bent to another host', () => {
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
});

test('no other site frames it, opens it beside itself or uses its files', () => {
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(securityHeaders).toMatchObject({
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('another site learns our host at most, never an address of ours', () => {
  expect(['strict-origin-when-cross-origin', 'same-origin', 'no-referrer']).toContain(
    securityHeaders['referrer-policy'],
  );
});

test('a browser asks us by HTTPS for two years, and believes what a file says it is', () => {
  expect(securityHeaders).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
});

test('no page of ours may use the camera, the microphone or the location', () => {
  const off = securityHeaders['permissions-policy'].split(', ');
  expect(off).toEqual(
    expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()']),
  );
});

test('WebAssembly is compiled in the worker that reads receipts alone, which runs no text as JavaScript', () => {
  expect(policyOfFile('assets/reader/worker.min-1234567.js')).toBe(readerPolicy);
  expect(readerPolicy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  for (const path of ['', 'index.html', 'assets/app-1234567.js', 'reader/x.js'])
    expect(policyOfFile(path)).toBe(contentSecurityPolicy);
});
