import { unprintableIn } from '@driftig/documents/printable';
import { Alert } from '@mantine/core';

import { unprintableHelp, unprintableTitle } from '../../ui/files/unprintable.ts';

/** Names the characters of a document, or of the form it is made from, that its PDF cannot have. */
export function UnprintableNote({ content }: { content: unknown }) {
  const characters = unprintableIn(JSON.stringify(content));
  if (characters.length === 0) return null;
  return (
    <Alert color="amber" role="status" title={unprintableTitle(characters, 'på fakturaen')}>
      {unprintableHelp}
    </Alert>
  );
}
