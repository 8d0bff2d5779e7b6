import { Button } from '@mantine/core';

import type { Preview } from './book-facts.ts';
import { texts } from './texts.ts';

interface PreviewButtonsProps {
  preview: Preview;
  withOpenings: boolean;
  onTake: () => void;
  onAgain: () => void;
}

/** The buttons below a file that is shown; it is posted only where nothing is left to choose. */
export function PreviewButtons({ preview, withOpenings, onTake, onAgain }: PreviewButtonsProps) {
  const { plan, accounts, begun } = preview;
  const isOpen = accounts.some(({ own }) => own === undefined);
  const left = plan.entries.length - (begun?.taken ?? 0);
  const hasOpenings = withOpenings && begun === undefined;
  const isNothing = left === 0 && !hasOpenings;
  return (
    <>
      <Button onClick={onAgain}>{texts.another}</Button>
      {plan.faults.length > 0 || begun?.isDone ? null : (
        <Button
          variant="filled"
          disabled={isOpen || isNothing}
          title={isOpen ? texts.chooseFirst : isNothing ? texts.nothing : undefined}
          onClick={onTake}
        >
          {begun !== undefined
            ? texts.goOn(left)
            : left === 0
              ? texts.takeOpeningsOnly
              : texts.take(left)}
        </Button>
      )}
    </>
  );
}
