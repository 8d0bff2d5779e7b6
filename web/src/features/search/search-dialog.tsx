import { Modal, VisuallyHidden } from '@mantine/core';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { useIsTopDialog } from '../../ui/overlay/use-is-top-dialog.ts';
import { usePhone } from '../../ui/layout/use-phone.ts';
import type { Choice } from './groups.ts';
import { saveRecent } from './recent.ts';
import { SearchBody } from './search-body.tsx';
import type { SearchContext } from './search-body.tsx';
import classes from './search.module.css';
import { texts } from './texts.ts';

/** Keeps the focus in the search field when something else is clicked. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}

interface SearchDialogProps extends SearchContext {
  opened: boolean;
  onClose: () => void;
  /** Closes the search first: a form that would lose something asks above nothing else. */
  onInstead: (act: () => void) => void;
}

/** The search, which opens above everything, including other dialogs. */
export function SearchDialog({ opened, onClose, onInstead, ...context }: SearchDialogProps) {
  const phone = usePhone();
  const navigate = useNavigate();
  // Registers as the top dialog, so that Esc does not close the dialogs below.
  useIsTopDialog(opened);
  const open = ({ to, entry }: Choice) => {
    if (entry && !['pages', 'commands'].includes(entry.kind)) saveRecent(context.userId, entry.key);
    onInstead(() => void navigate(to));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      size={640}
      yOffset="10dvh"
      padding={0}
      radius={16}
      fullScreen={phone}
      zIndex={300}
      transitionProps={{ duration: 100, transition: 'fade' }}
      classNames={{ content: classes.content ?? '' }}
    >
      <Modal.Overlay color="var(--ui-overlay)" backgroundOpacity={1} />
      <Modal.Content>
        <VisuallyHidden>
          <Modal.Title>{texts.title}</Modal.Title>
        </VisuallyHidden>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the field and its button */}
        <div role="search" className={classes.frame} onKeyDown={onKeyDown} onMouseDown={keepFocus}>
          <SearchBody {...context} onOpen={open} onClose={onClose} />
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
