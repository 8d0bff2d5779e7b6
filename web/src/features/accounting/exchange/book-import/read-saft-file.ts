import { readSaft } from '@driftig/domain/exchange/saft-in/read-saft';
import type { SaftFile } from '@driftig/domain/exchange/saft-in/saft-books';

import { texts } from './texts.ts';

const mostBytes = 20 * 1024 * 1024;
/** The same for all versions of the Danish format. */
const namespace = 'urn:StandardAuditFile-Taxation-Financial:DK';
const declarations = /(?:^|\s)xmlns(?::([\w.-]+))?\s*=\s*["']([^"']*)["']/g;

const problem = (text: string): SaftFile => ({ as: 'problem', text });

/** Reads a SAF-T file that was chosen. It is not sent anywhere; hostile ones are refused here. */
export async function readSaftFile(
  file: Pick<File, 'size' | 'arrayBuffer'>,
): Promise<SaftFile & { readonly hash: string }> {
  if (file.size > mostBytes) return { ...problem(texts.tooLarge), hash: '' };
  const bytes = await file.arrayBuffer();
  return { ...(await readBytes(bytes)), hash: await sha256(bytes) };
}

async function readBytes(bytes: ArrayBuffer): Promise<SaftFile> {
  const text = utf8Of(bytes);
  if (text === undefined) return problem(texts.encoding);
  if (!text.trimStart().startsWith('<')) return problem(texts.noXml);
  if (!isDanishSaft(text)) return problem(texts.namespace);
  const { parseXml } = await import('../../xml/parse-xml.ts');
  const read = parseXml(text);
  if ('parsed' in read) return readSaft(read.parsed);
  return problem(read.fault === 'declared' ? texts.declared : texts.brokenXml);
}

/** Undefined for bytes that are not UTF-8, and for a file that says it is in another encoding. */
function utf8Of(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const said = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(text)?.[1] ?? 'utf-8';
    return /^utf-?8$/i.test(said) && !text.includes('\u0000') ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the first element is `AuditFile` in the Danish namespace, in whatever prefix. */
function isDanishSaft(text: string): boolean {
  const root =
    /^(?:\s|<\?[^>]*\?>|<!--[^]*?-->|<![A-Z][^[>]*(?:\[[^\]]*\])?>)*<((?:([\w.-]+):)?AuditFile)\b([^>]*)>/.exec(
      text.slice(0, 20_000),
    );
  if (root === null) return false;
  const [, , prefix = '', attributes = ''] = root;
  const declared = [...attributes.matchAll(declarations)];
  return declared.some(([, name = '', value]) => name === prefix && value === namespace);
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
