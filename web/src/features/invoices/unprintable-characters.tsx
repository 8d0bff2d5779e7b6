// Default export: a chunk of its own, with the tables of the fonts' characters.
import { unprintableIn } from '@driftig/documents/printable';
import { Alert } from '@mantine/core';

import { unprintableHelp, unprintableTitle } from '../../ui/files/unprintable.ts';

export default function UnprintableCharacters({ text }: { text: string }) {
  const characters = unprintableIn(text);
  if (characters.length === 0) return null;
  return (
    <Alert color="amber" role="status" title={unprintableTitle(characters, 'på fakturaen')}>
      {unprintableHelp}
    </Alert>
  );
}
