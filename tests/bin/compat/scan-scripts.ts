import type { Identifier } from '@mdn/browser-compat-data';

import { browsersLacking, compatData, statementOf } from './support.ts';

/** Globals of a page, and the interface that says what each has. */
const globals = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  history: 'History',
  screen: 'Screen',
  performance: 'Performance',
  crypto: 'Crypto',
} as const;

/**
 * Features of minified code that an oldest browser lacks, by names: functions of a class or of a global, constructors,
 * and methods that no class of the oldest browsers has. It does not see whether the code asks for them first.
 */
export function lackingFunctions(code: string): ReadonlyMap<string, readonly string[]> {
  const lacking = new Map<string, readonly string[]>();
  for (const [feature, known] of knownFeatures(code)) {
    const browsers = browsersLacking(known);
    if (browsers.length > 0) lacking.set(`js ${feature}`, browsers);
  }
  const newer = newerMethods();
  for (const [, name = ''] of code.matchAll(/\.([a-z]\w+)\(/g)) {
    const browsers = newer.get(name);
    if (browsers !== undefined) lacking.set(`js .${name}()`, browsers);
  }
  return lacking;
}

/** Functions of a class or of a global, constructors, and functions of iterators, each with what MDN knows of it. */
function knownFeatures(code: string): readonly (readonly [string, Identifier | undefined])[] {
  const { api, javascript } = compatData();
  const { builtins = {} } = javascript;
  const matches = (pattern: RegExp) => [...code.matchAll(pattern)];
  return [
    ...matches(/\b([A-Z]\w+)\.([a-z]\w+)\b/g).map(
      ([call, owner = '', name = '']) =>
        [call, api[owner]?.[`${name}_static`] ?? builtins[owner]?.[name]] as const,
    ),
    ...matches(/\bnew ([A-Z]\w+)/g).map(
      ([call, name = '']) => [call, api[name] ?? builtins[name]] as const,
    ),
    ...matches(globalMembers).map(
      ([call, owner = '', name = '']) =>
        [call, api[globals[owner as keyof typeof globals]]?.[name]] as const,
    ),
    ...matches(/\.(?:values|keys|entries)\(\)\.([a-zA-Z]+)\(/g).map(
      ([, name = '']) => [`Iterator.${name}`, builtins['Iterator']?.[name]] as const,
    ),
  ];
}

const globalMembers = new RegExp(`\\b(${Object.keys(globals).join('|')})\\.([a-zA-Z]+)\\b`, 'g');

/** Interfaces whose methods a page calls; the names of others are names of our own things, too. */
const interfaces =
  /^(Abort\w+|Blob|Clipboard|DOMTokenList|DataTransfer|Document|Element|Event(Target)?|File|FormData|HTML\w*Element|Headers|History|IntersectionObserver|Intl|Navigator|Node|NodeList|Range|ReadableStream|Request|ResizeObserver|Response|Selection|Storage|URL(SearchParams)?|Window)$/;

/** Their methods have everyday names; what makes one is found. */
const foundByConstructor =
  /^(AsyncDisposableStack|AsyncIterator|DisposableStack|Iterator|Temporal)$/;

let methods: ReadonlyMap<string, readonly string[]> | undefined;

/** Methods that every class with a method of that name lacks in an oldest browser. */
function newerMethods(): ReadonlyMap<string, readonly string[]> {
  if (methods !== undefined) return methods;
  const { api, javascript } = compatData();
  const classes = [
    ...Object.keys(api).flatMap((name) => (interfaces.test(name) ? [api[name]] : [])),
    ...Object.entries(javascript.builtins ?? {}).flatMap(([name, one]) =>
      foundByConstructor.test(name) ? [] : [one],
    ),
  ];
  const there = new Set<string>();
  const newer = new Map<string, readonly string[]>();
  for (const [name, member] of classes.flatMap((one) => Object.entries(one ?? {}))) {
    const browsers = browsersLacking(member);
    if (browsers.length === 0) there.add(name);
    else if (isStandard(member)) newer.set(name, browsers);
  }
  for (const name of there) newer.delete(name);
  methods = newer;
  return methods;
}

function isStandard(member: Identifier): boolean {
  const status = statementOf(member)?.status;
  return status?.standard_track === true && !status.experimental;
}
