// Default export: loaded lazily, once the screen has settled.
import { Link } from 'react-router-dom';

import { paths } from '../paths.ts';
import { BellContent } from './bell-content.tsx';
import classes from './bell.module.css';

interface BellLinkProps {
  /** In the menu of a phone, whose entry in the history the page takes over. */
  onChosen?: () => void;
}

/** The bell of a phone: it leads to the page of all notifications. */
export default function BellLink({ onChosen }: BellLinkProps) {
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
