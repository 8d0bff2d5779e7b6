import { describe, expect, test } from 'vitest';
import { type Hazard, hazardsIn } from './support/house/hazards.ts';
import { luckIn, type Luck } from './support/house/luck.ts';
import { scanOf } from './support/house/scans.ts';
import { parseFile, sourcePaths } from './support/house/sources.ts';

/** Deployed sources: neither tests nor the stand-ins of the local start. */
const shipped = sourcePaths('ts,tsx,js,mjs').filter(
  (path) =>
    /^(packages\/(contracts|domain|data|documents)\/src|functions\/src|web\/(src|public)|infra)\//.test(
      path,
    ) && !/\.(test|fixture|global|setup)\.tsx?$|\/samples?\.ts$|\.samples\.ts$/.test(path),
);

const found = shipped.flatMap((path) =>
  scanOf(path).hazards.map((hazard) => ({ path, ...hazard })),
);

/** Files that have such a thing, by kind. */
function filesWith(kind: Hazard['kind']): readonly string[] {
  return [
    ...new Set(found.filter((each) => each.kind === kind).map(({ path }) => path)),
  ].toSorted();
}

describe('the source that is deployed', () => {
  test('hashes with SHA-256 and has keys of P-256 alone, and encrypts nothing by itself', () => {
    // Reads how other programs have encrypted a PDF, to refuse one with a password; it protects nothing.
    // The SHA-256 of a file of books says whether it was taken before.
    expect(filesWith('weak crypto')).toEqual([
      'functions/src/changes/receipts/pdf-password.ts',
      'web/src/features/accounting/exchange/book-import/read-saft-file.ts',
    ]);
  });

  test('draws lots by Math.random only for pauses', () => {
    expect(filesWith('weak randomness')).toEqual([
      'packages/data/src/core/throttling.ts',
      'packages/data/src/core/transact.ts',
      'web/src/api/live/live-browser.ts',
    ]);
  });

  test('makes regular expressions of constants, and of names whose signs are escaped', () => {
    // The separator of a CSV file is one of three, names are escaped in mentions; the others are made of
    // texts of this source, before-paint.js' of those of the build.
    expect(filesWith('computed pattern')).toEqual([
      'packages/contracts/src/notifications/push-routes.ts',
      'packages/contracts/src/wire/company-numbers.ts',
      'packages/contracts/src/wire/read-kroner.ts',
      'packages/domain/src/chat/mentions.ts',
      'packages/domain/src/receipts/reading/amounts.ts',
      'packages/domain/src/receipts/reading/date.ts',
      'packages/domain/src/receipts/reading/fold.ts',
      'packages/domain/src/text/fold-text.ts',
      'web/public/before-paint.js',
      'web/src/paths.ts',
      'web/src/shared/mentions/mentions.ts',
      'web/src/ui/csv/read-csv.ts',
    ]);
  });

  test('lets React write the page, and runs no text as code', () => {
    expect(filesWith('code from text')).toEqual([]);
    // A browser that is too old for React is turned away in words of this source.
    expect(filesWith('markup')).toEqual([
      'web/public/before-paint.js',
      'web/public/old-browser.js',
    ]);
  });

  test('calls only the key server, the push services and AWS; the site calls its own origin', () => {
    expect(filesWith('outgoing call')).toEqual([
      'functions/src/identity/key-server.ts',
      'functions/src/notifications/post-push.ts',
      'infra/bin/audit.ts',
      'infra/bin/deploy.ts',
      'web/public/before-paint.js',
      'web/src/api/client.ts',
      'web/src/api/fetch-with-progress.ts',
      'web/src/api/live/live-browser.ts',
      'web/src/features/exchange/voucher-proof/fetch-proof.ts',
      'web/src/features/orders/booking/fetch-form.ts',
    ]);
  });

  test('checks the certificate of each server it calls', () => {
    expect(found.filter(({ kind }) => kind === 'unchecked TLS')).toEqual([]);
  });

  test('names no address without TLS', () => {
    expect(found.filter(({ kind }) => kind === 'no TLS')).toEqual([]);
  });
});

test('hazards of every kind are found', () => {
  const texts: readonly (readonly [Hazard['kind'], string])[] = [
    ['weak crypto', "createHash('md5').update(x);"],
    ['weak crypto', "createHmac('sha1', key);"],
    ['weak crypto', 'createHash(chosen);'],
    ['weak crypto', "createECDH('secp112r1');"],
    ['weak crypto', "crypto.createCipheriv('aes-256-ecb', key, null);"],
    ['weak crypto', "import { hash } from 'node:crypto';"],
    ['weak crypto', "import crypto from 'node:crypto';"],
    ['weak crypto', 'globalThis.crypto.subtle.encrypt(how, key, text);'],
    ['weak randomness', 'const secret = Math.random();'],
    ['computed pattern', 'new RegExp(typed);'],
    ['computed pattern', 'RegExp(`^${typed}`);'],
    ['markup', 'element.innerHTML = text;'],
    ['markup', 'element.insertAdjacentHTML("beforeend", text);'],
    ['markup', 'document.write(text);'],
    ['markup', 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />;'],
    ['markup', 'const a = <iframe srcDoc={text} />;'],
    ['markup', 'const a = <p {...{ dangerouslySetInnerHTML: { __html: text } }} />;'],
    ['markup', 'Object.assign(element, { innerHTML: text });'],
    ['code from text', 'eval(text);'],
    ['code from text', 'new Function(text);'],
    ['code from text', 'setTimeout("run()", 1);'],
    ['outgoing call', 'fetch(address);'],
    ['outgoing call', 'const ask = given ?? fetch;'],
    ['outgoing call', 'const ask = fetch;'],
    ['outgoing call', 'globalThis.fetch(address);'],
    ['outgoing call', "import http from 'node:http';"],
    ['outgoing call', "import { connect } from 'net';"],
    ['outgoing call', "import { execFile } from 'node:child_process';"],
    ['outgoing call', 'new XMLHttpRequest();'],
    ['outgoing call', 'new EventSource(address);'],
    ['outgoing call', 'navigator.sendBeacon(address);'],
    ['unchecked TLS', 'new Agent({ rejectUnauthorized: false });'],
    ['unchecked TLS', "process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';"],
    ['unchecked TLS', 'new Agent({ checkServerIdentity: () => undefined });'],
    ['no TLS', "const address = 'http://example.dk';"],
  ];
  for (const [kind, text] of texts)
    expect(
      hazardsIn(parseFile('x.tsx', text)).map((each) => each.kind),
      text,
    ).toEqual([kind]);
  const harmless = "createHash('sha256'); new RegExp('a'); query.refetch(); RegExp.prototype;";
  expect(hazardsIn(parseFile('x.ts', harmless))).toEqual([]);
});

describe('the tests', () => {
  /** Where a test leaves its outcome to the speed of the machine: path, line and kind. */
  const lucky = [...sourcePaths('ts,tsx'), 'vitest.config.ts']
    .filter((path) => /\.test\.tsx?$|^tests\/support\/|^vitest/.test(path))
    .flatMap((path) => scanOf(path).luck.map(({ kind, line }) => ({ path, line, kind })));
  const places = (kind: Luck['kind']) =>
    lucky.filter((each) => each.kind === kind).map(({ path, line }) => `${path}:${line}`);

  test('wait for what a screen will show by `await expect.poll(() => field.inputValue())`', () => {
    expect(places('read once').filter((place) => place.startsWith('tests/'))).toEqual([]);
  });

  test('do not sleep, and let nothing race', () => {
    // The crowd is as slow as people are: how long it waits is drawn from the seed.
    const sleeping = places('sleep').filter(
      (place) => !place.startsWith('tests/support/live/crowd-'),
    );
    expect([...sleeping, ...places('race')]).toEqual([]);
  });

  test('take any free port', () => {
    expect(places('fixed port')).toEqual([]);
  });

  test('are not tried again, but by `npm test`, which says so', () => {
    expect(places('retry')).toEqual([]);
  });
});

test.each<[Luck['kind'], string]>([
  ['read once', 'expect(await field.inputValue()).toBe("x");'],
  ['read once', 'expect(await page.getByText("Gemt").count(), "why").toBe(0);'],
  ['read once', 'expect([await from.inputValue(), await to.inputValue()]).toEqual([]);'],
  ['sleep', 'await page.waitForTimeout(500);'],
  ['sleep', 'await new Promise((resolve) => setTimeout(resolve, 10));'],
  ['race', 'await Promise.race([answer, timeout]);'],
  ['fixed port', 'server.listen(3000);'],
  ['fixed port', 'await listen(server, 3000);'],
  ['retry', "test('x', { retry: 2 }, () => {});"],
])('luck of the kind "%s" is found: %s', (kind, text) => {
  expect(luckIn(parseFile('x.ts', text))).toEqual([{ kind, line: 1 }]);
});

test.each([
  'await expect.poll(() => field.inputValue()).toBe("x");',
  'expect(await page.evaluate(() => scrollY)).toBe(0);',
  'expect(await count()).toBe(0);',
  'server.listen(0, host); await listen(server, 0);',
  'vi.useFakeTimers(); await new Promise((resolve) => setTimeout(resolve, 10));',
  'new QueryClient({ defaultOptions: { queries: { retry: false } } });',
])('no luck: %s', (text) => {
  expect(luckIn(parseFile('x.ts', text))).toEqual([]);
});
