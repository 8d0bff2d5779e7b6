import { AccountCard } from './account-card.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import type { usePlaces } from './place.ts';

/** The entries and account cards that are open above a dialog of the ledger. */
export function Places({ places: trail }: { places: ReturnType<typeof usePlaces> }) {
  const { places, open, close } = trail;
  return places.map((place) =>
    place.as === 'entry' ? (
      <EntryDialog key={`entry.${place.number}`} {...place} onOpen={open} onClose={close} />
    ) : (
      <AccountCard key={`account.${place.number}`} {...place} onOpen={open} onClose={close} />
    ),
  );
}
