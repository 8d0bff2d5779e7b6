/**
 * useRowKeys(list) — arrow up and down move the focus among the rows of a list, to the same control of the
 * next row; Home and End to the first and the last. Each row stays a tab stop, so that the keys are a
 * convenience only. A list has rows marked with `data-row`.
 */
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { codeWhenIdle } from '../../loading/code-when-idle.ts';

const rowKeys = codeWhenIdle(() => import('./row-keys.ts'));
/** They use the arrows themselves, as does an open menu. */
const USES_ARROWS = 'input:not([type="checkbox"]), select, textarea, [aria-expanded="true"]';

function onKeyDown(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return;
  if (!/^(Arrow(Up|Down)|Home|End)$/.test(key)) return;
  if (!(target instanceof Element) || target.matches(USES_ARROWS)) return;
  if (!target.closest('[data-row]')) return;
  event.preventDefault();
  void rowKeys().then(({ moveFocus }) => moveFocus(key, target));
}

export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = list;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [list]);
}
