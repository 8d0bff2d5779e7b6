import type { Identifier } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';

import { browsersLacking, compatData } from './support.ts';

type Found = (feature: string, known: Identifier | undefined) => void;

/** Features of a style sheet that an oldest browser lacks. What `@supports` guards is left out. */
export function lackingStyles(text: string): ReadonlyMap<string, readonly string[]> {
  const lacking = new Map<string, readonly string[]>();
  const found: Found = (feature, known) => {
    const browsers = browsersLacking(known);
    if (browsers.length > 0) lacking.set(`css ${feature}`, browsers);
  };
  postcss.parse(text).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === 'decl') readDeclaration(node, found);
    if (node.type === 'atrule') readAtRule(node, found);
    if (node.type === 'rule') readRule(node, found);
  });
  return lacking;
}

function isGuarded(node: ChildNode): boolean {
  let above = node.parent;
  while (above !== undefined && above.type !== 'root') {
    if (above.type === 'atrule' && (above as AtRule).name === 'supports') return true;
    above = above.parent as typeof above;
  }
  return false;
}

/** A declaration with a `-webkit-` twin beside it is there for browsers that have only that. */
function readDeclaration(node: Declaration, found: Found): void {
  const { prop, value, parent } = node;
  const { properties, types } = compatData().css;
  const property = prop.startsWith('--') ? undefined : properties?.[prop];
  const siblings = parent?.nodes ?? [];
  const hasTwin = siblings.some((one) => one.type === 'decl' && one.prop === `-webkit-${prop}`);
  if (property !== undefined && !hasTwin) {
    found(prop, property);
    for (const [word] of value.matchAll(/[a-z][a-z-]+/g)) found(`${prop}: ${word}`, property[word]);
  }
  for (const [name] of value.matchAll(/[a-z-]+(?=\()/g))
    found(`${name}()`, types?.[name] ?? types?.['color']?.[name]);
  for (const [, unit = ''] of value.matchAll(/\b[\d.]+([dsl]v[hwib]|cq\w+|cap|ic|lh|rlh)\b/g))
    found(unit, unitOf(unit));
}

function unitOf(unit: string): Identifier | undefined {
  const lengths = compatData().css.types?.['length'];
  const family = unit.startsWith('cq')
    ? 'container_query_length_units'
    : 'viewport_percentage_units_dynamic';
  return lengths?.[unit] ?? (/^(cq|dv)/.test(unit) ? lengths?.[family] : undefined);
}

function readAtRule({ name }: AtRule, found: Found): void {
  const rules = compatData().css['at-rules'];
  found(`@${name}`, rules?.[name] ?? rules?.['page']?.[name]);
}

function readRule({ selector, parent }: Rule, found: Found): void {
  const { selectors } = compatData().css;
  if (parent?.type === 'rule') found('nesting', selectors?.['nesting']);
  for (const [name] of selector.matchAll(/::?[a-z-]+/g)) {
    if (!/^::?-(webkit|moz)-/.test(name)) found(name, selectors?.[name.replaceAll(':', '')]);
  }
}
