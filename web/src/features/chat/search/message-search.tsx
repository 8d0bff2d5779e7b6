import { shortestSearch } from '@driftig/contracts/chat/search';
import { foldWords } from '@driftig/domain/text/fold-text';
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';

import { errorIdOf } from '../../../api/errors.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import people from '../people/people.module.css';
import { texts } from '../texts.ts';
import { Hit } from './hit.tsx';
import { searchQuery } from './queries.ts';
import classes from './search.module.css';

interface MessageSearchProps {
  search: string;
  /** Last submitted search: a search reads much, so it does not run at each letter. */
  asked: string;
  onAsk: () => void;
}

/** Below the people and groups: messages with the words, in the user's own conversations. */
export function MessageSearch({ search, asked, onAsk }: MessageSearchProps) {
  if (search.length < shortestSearch) return null;
  return (
    <section aria-labelledby="chat-found">
      <h2 id="chat-found" className={people.heading}>
        {texts.messages}
      </h2>
      {asked === search ? (
        <Found search={search} />
      ) : (
        <div className={classes.ask}>
          <Button fullWidth leftSection={<IconSearch size={18} stroke={1.6} />} onClick={onAsk}>
            <span className={classes.cut}>{texts.searchFor(search)}</span>
          </Button>
        </div>
      )}
    </section>
  );
}

function Found({ search }: { search: string }) {
  const query = useInfiniteQuery(searchQuery(search));
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  if (data === undefined)
    return error === null ? (
      <div className={classes.state}>
        <SkeletonRows rows={3} height={58} />
      </div>
    ) : (
      <ErrorState
        title={texts.searchFailed}
        text=""
        errorId={errorIdOf(error)}
        onRetry={() => void query.refetch()}
      />
    );
  const words = foldWords(search);
  const hits = data.pages.flatMap((page) => page.hits);
  const isCut = data.pages.some((page) => page.isCut);
  const depth = data.pages.at(-1)?.depth ?? 0;
  return (
    <>
      <ul className={classes.hits}>
        {hits.map((hit) => (
          <Hit key={hit.messageId} hit={hit} words={words} />
        ))}
      </ul>
      <div className={classes.state}>
        <p role="status">
          {hits.length === 0 ? `${texts.nothingFound} ` : isCut ? `${texts.cut} ` : null}
          {hasNextPage ? texts.searchedBack(depth) : texts.searchedAll}
        </p>
        {error === null ? null : <p role="alert">{texts.searchFailed}</p>}
        {hasNextPage ? (
          <Button loading={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {texts.searchOlder}
          </Button>
        ) : null}
      </div>
    </>
  );
}
