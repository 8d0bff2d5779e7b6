import { IconLock, IconUsers } from '@tabler/icons-react';

import { People } from '../cards/people.tsx';
import type { BoardCategory } from '../../../shared/board-tasks/board-types.ts';
import { sharedText, sharedPeople } from '../model/shared-text.ts';
import classes from './columns.module.css';

interface SharedLineProps {
  category: BoardCategory;
  /** Opens the sharing; undefined for users who may not share. */
  onShare: (() => void) | undefined;
}

/** The departments and people that a category is shared with, people as initials; or a padlock. */
export function SharedLine({ category, onShare }: SharedLineProps) {
  const people = sharedPeople(category);
  const text = sharedText(category);
  const isOpen = people.length > 0 || category.sharedWith.department.length > 0;
  const Symbol = isOpen ? IconUsers : IconLock;
  const content = (
    <>
      <Symbol size={16} stroke={1.6} aria-hidden="true" />
      <span className={classes.sharedText}>{text}</span>
      <People people={people} />
    </>
  );
  if (onShare === undefined) return <p className={classes.shared}>{content}</p>;
  return (
    <button type="button" className={classes.shared} onClick={onShare}>
      {content}
    </button>
  );
}
