import { Visitor } from 'oxc-parser';

import { lineAt, type ParsedFile } from './sources.ts';

export interface Hazard {
  readonly kind:
    | 'weak crypto'
    | 'weak randomness'
    | 'computed pattern'
    | 'markup'
    | 'code from text'
    | 'outgoing call'
    | 'no TLS'
    | 'unchecked TLS';
  readonly line: number;
}

type Kind = Hazard['kind'];

/** Allowed functions of node:crypto, with their only allowed first argument. */
const approved = new Map([
  ['createHash', 'sha256'],
  ['createHmac', 'sha256'],
  ['hkdfSync', 'sha256'],
  ['createECDH', 'prime256v1'],
]);
const ciphers =
  /^(create(Cipheriv|Decipheriv|DiffieHellman|Sign|Verify)|(public|private)(En|De)crypt|pbkdf2|scrypt)/;
const markupCalls = new Set(['insertAdjacentHTML', 'write', 'writeln', 'createContextualFragment']);
const markupProperties = new Set(['innerHTML', 'outerHTML', 'srcdoc']);
const markupAttributes = new Set(['dangerouslySetInnerHTML', 'srcDoc', 'srcdoc']);
/** As properties of an object, which is spread into an element or assigned to a node. */
const markupKeys = new Set([...markupAttributes, 'innerHTML', 'outerHTML']);
const connections = new Set(['XMLHttpRequest', 'EventSource', 'WebTransport', 'RTCPeerConnection']);
const reaching = /^(node:)?(https?|http2|net|tls|dgram|dns|child_process|worker_threads)(\/|$)/;
/** Namespaces of XML and SVG, which are never fetched. */
const names = /^http:\/\/(www\.w3\.org\/|www\.sitemaps\.org\/)/;

/** Options that make Node accept any certificate. */
const unchecked = /^(rejectUnauthorized|checkServerIdentity|NODE_TLS_REJECT_UNAUTHORIZED)$/;

const cryptoModule = /^(node:)?crypto$/;
/**
 * Names of node:crypto that are allowed: those whose first argument is checked, and those without
 * one.
 */
const cryptoNames = new Set([...approved.keys(), 'ECDH', 'randomBytes', 'timingSafeEqual']);

type Argument = { readonly type: string; readonly value?: unknown } | undefined;

const isText = (given: Argument) => given?.type === 'Literal' && typeof given.value === 'string';
const isPattern = (given: Argument) => given?.type === 'Literal';

/** Things that need a reason, by what the source says, not by what it might do. */
export function hazardsIn({ text, program }: ParsedFile): readonly Hazard[] {
  const hazards: Hazard[] = [];
  const add = (kind: Kind | undefined, { start }: { readonly start: number }) => {
    if (kind !== undefined) hazards.push({ kind, line: lineAt(text, start) });
  };
  new Visitor({
    ImportDeclaration: (node) => {
      add(ofImport(node.source.value), node);
      for (const each of node.specifiers)
        if (cryptoModule.test(node.source.value)) add(ofCryptoName(importedName(each)), each);
    },
    ImportExpression: ({ source, start }) =>
      add(source.type === 'Literal' ? ofImport(String(source.value)) : undefined, { start }),
    CallExpression: (node) => {
      const [first] = node.arguments as Argument[];
      if (node.callee.type === 'Identifier') add(ofCall(node.callee.name, first), node);
      if (node.callee.type === 'MemberExpression' && node.callee.property.type === 'Identifier')
        add(ofMethod(ownerOf(node.callee.object), node.callee.property.name, first), node);
    },
    NewExpression: (node) => {
      const [first] = node.arguments as Argument[];
      if (node.callee.type === 'Identifier') add(ofNew(node.callee.name, first), node);
    },
    AssignmentExpression: ({ left, start }) => {
      if (left.type === 'MemberExpression' && left.property.type === 'Identifier')
        add(markupProperties.has(left.property.name) ? 'markup' : undefined, { start });
    },
    JSXAttribute: ({ name, start }) =>
      add(name.type === 'JSXIdentifier' && markupAttributes.has(name.name) ? 'markup' : undefined, {
        start,
      }),
    MemberExpression: ({ object, property, start }) => {
      const name = property.type === 'Identifier' ? property.name : '';
      if (ownerOf(object) === 'Math' && name === 'random') add('weak randomness', { start });
      if (name === 'subtle') add('weak crypto', { start });
    },
    LogicalExpression: ({ left, right, start }) =>
      [left, right].forEach((each) => add(ofName(each), { start })),
    VariableDeclarator: ({ init, start }) => add(init ? ofName(init) : undefined, { start }),
    Property: ({ key, start }) => {
      const name = key.type === 'Identifier' ? key.name : '';
      add(unchecked.test(name) ? 'unchecked TLS' : undefined, { start });
      add(markupKeys.has(name) ? 'markup' : undefined, { start });
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && unchecked.test(node.value)) add('unchecked TLS', node);
      if (typeof node.value === 'string' && node.value.startsWith('http://'))
        add(names.test(node.value) ? undefined : 'no TLS', node);
    },
  }).visit(program);
  return hazards;
}

function ownerOf(object: object): string {
  const { type, name } = object as { readonly type: string; readonly name?: string };
  return type === 'Identifier' ? (name ?? '') : '';
}

/** A mention without a call counts too: it can be called by another name. */
function ofName(node: object): Kind | undefined {
  return ownerOf(node) === 'fetch' ? 'outgoing call' : undefined;
}

/** A name that is imported of a module; undefined for the module as a whole. */
function importedName(specifier: object): string | undefined {
  const { imported } = specifier as { readonly imported?: { readonly name?: string } };
  return imported?.name;
}

function ofCryptoName(name: string | undefined): Kind | undefined {
  return name !== undefined && cryptoNames.has(name) ? undefined : 'weak crypto';
}

function ofImport(specifier: string): Kind | undefined {
  return reaching.test(specifier) ? 'outgoing call' : undefined;
}

function ofCall(name: string, first: Argument): Kind | undefined {
  const asked = approved.get(name);
  if (asked !== undefined) return first?.value === asked ? undefined : 'weak crypto';
  if (ciphers.test(name)) return 'weak crypto';
  if (name === 'RegExp') return isPattern(first) ? undefined : 'computed pattern';
  if (name === 'eval') return 'code from text';
  if (/^set(Timeout|Interval)$/.test(name) && isText(first)) return 'code from text';
  return name === 'fetch' ? 'outgoing call' : undefined;
}

function ofMethod(owner: string, name: string, first: Argument): Kind | undefined {
  if (owner === 'crypto') return ofCall(name, first);
  if (markupCalls.has(name) && (owner === 'document' || name.includes('HTML'))) return 'markup';
  if (name === 'sendBeacon') return 'outgoing call';
  const isGlobal = owner === 'globalThis' || owner === 'window' || owner === 'self';
  return isGlobal ? ofCall(name, first) : undefined;
}

function ofNew(name: string, first: Argument): Kind | undefined {
  if (connections.has(name)) return 'outgoing call';
  if (name === 'Function') return 'code from text';
  return name === 'RegExp' ? ofCall(name, first) : undefined;
}
