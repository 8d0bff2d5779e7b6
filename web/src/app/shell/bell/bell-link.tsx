import { Link } from 'react-router-dom';

import { useUser } from '../../../api/session/session.ts';
import { paths } from '../../../paths.ts';
import { BellContent } from './bell-content.tsx';
import classes from './bell.module.css';

interface BellLinkProps {
  /** In the menu of a phone, whose entry in the history the page takes over. */
  onChosen?: () => void;
}

/** The bell of a phone: it leads to the page of all notifications. */
export function BellLink({ onChosen }: BellLinkProps) {
  if (useUser().mustEnrol) return null;
  return (
    <Link
      to={paths.notifications}
      className={classes.bell ?? ''}
      replace={onChosen !== undefined}
      onClick={onChosen}
    >
      <BellContent />
    </Link>
  );
}
