import { accessRules } from '@driftig/contracts/core/access';
import { useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { foldWords } from '@driftig/domain/text/fold-text';
import type { Entry } from './entry.ts';
import { employeePaths, foundGroups, managerPaths, initialGroups } from './groups.ts';
import type { Choice } from './groups.ts';
import type { SearchUser } from './lists.ts';
import { useSearchedLists } from './lists.ts';
import { recentKeys } from './recent.ts';
import { Results, choiceId } from './results.tsx';
import { SearchField } from './search-field.tsx';
import { SearchFoot } from './search-foot.tsx';
import { SearchState } from './search-state.tsx';
import { texts } from './texts.ts';

export interface SearchContext {
  userId: string;
  user: SearchUser;
  currency: string;
  /** The pages that the user may see. */
  pages: readonly Entry[];
  /** The commands of the user. */
  commands: readonly Entry[];
  /** Letters typed before the field had the focus; they are taken once. */
  takeEarlyKeys: () => string;
}

interface SearchBodyProps extends SearchContext {
  onOpen: (choice: Choice) => void;
  onClose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The groups of the typed text, or those to begin with. */
function useFoundGroups({ userId, user, pages, commands }: SearchContext, typed: string) {
  const [recent] = useState(() => recentKeys(userId));
  const words = useMemo(() => foldWords(typed), [typed]);
  const lists = useSearchedLists(user, commands, words.length > 0);
  const isManager = accessRules.manager(user);
  const fetching = lists.some((list) => list.fetching);
  const groups = useMemo(() => {
    if (words.length === 0) return initialGroups({ commands, pages, lists, recent, fetching });
    const [commandList, ...others] = lists;
    const searched = [commandList, { kind: 'pages' as const, entries: pages }, ...others];
    return foundGroups(searched, typed, isManager ? managerPaths : employeePaths);
  }, [commands, pages, lists, words, typed, isManager, recent, fetching]);
  return { groups, words, lists, fetching };
}

/**
 * The content of the search dialog, mounted each time it opens, so that a search starts empty. Not
 * Mantine's Spotlight, whose results are buttons to a screen reader, and not its Combobox, which
 * keeps the active option only in the DOM and loses it when the results change.
 */
export function SearchBody({ onOpen, onClose, ...context }: SearchBodyProps) {
  const { user, currency, takeEarlyKeys } = context;
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const { groups, words, lists, fetching } = useFoundGroups(context, typed);
  const isManager = accessRules.manager(user);
  const choices = groups.flatMap((group) => group.choices);
  const active = choices.find(({ key }) => key === activeKey) ?? choices[0];
  const found = groups.reduce((sum, { total }) => sum + total, 0);
  const failed = lists.filter((list) => list.failed);
  const field = useRef<HTMLInputElement>(null);
  const retry = () => {
    failed.forEach(({ refetch }) => void refetch());
    // The retry button is unmounted while loading.
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined && active) {
      event.preventDefault();
      const at = choices.indexOf(active) + step;
      setActiveKey(choices.at(at === choices.length ? 0 : at)?.key);
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      onOpen(active);
    }
  };
  const type = (text: string) => {
    setTyped(text);
    setActiveKey(undefined);
  };
  const typeEarlyKeys = () => {
    const early = takeEarlyKeys();
    if (early !== '') type(early + typed);
  };
  return (
    <>
      <SearchField
        ref={field}
        label={isManager ? texts.field : texts.fieldOfEmployee}
        typed={typed}
        listId={active && listId}
        activeId={active && choiceId(listId, active)}
        onType={type}
        onKeyDown={onKeyDown}
        onClose={onClose}
        onFocus={typeEarlyKeys}
      />
      {active ? (
        <Results
          {...{ listId, groups, words, currency, active, onOpen }}
          onHighlight={({ key }) => setActiveKey(key)}
        />
      ) : null}
      <SearchState
        typed={typed}
        found={found}
        fetching={fetching}
        failed={failed.length > 0}
        onRetry={retry}
      />
      <SearchFoot
        fetching={fetching}
        failed={failed.length > 0 && (found > 0 || words.length === 0)}
        onRetry={retry}
      />
    </>
  );
}
