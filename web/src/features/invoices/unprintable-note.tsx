import { isPlain } from '@driftig/documents/plain-text';

import { LazyBoundary } from '../../ui/loading/lazy-boundary.tsx';
import { loadable, useIsLoaded } from '../../ui/loading/loadable.tsx';

const Characters = loadable(() => import('./unprintable-characters.tsx'));

/** Names the characters of a document, or of the form it is made from, that its PDF cannot have. */
export function UnprintableNote({ content }: { content: unknown }) {
  const text = JSON.stringify(content);
  if (isPlain(text)) return null;
  return (
    <LazyBoundary>
      <NoteWhenLoaded text={text} />
    </LazyBoundary>
  );
}

/** Empty until its code is there: a fallback of the whole page would flash. */
function NoteWhenLoaded({ text }: { text: string }) {
  return useIsLoaded(Characters) ? <Characters text={text} /> : null;
}
