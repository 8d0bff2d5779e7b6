import type { TableError } from '../table-props.ts';
import classes from './waiting-text.module.css';

const clockTime = (at: Date) =>
  new Intl.DateTimeFormat('da', { hour: '2-digit', minute: '2-digit' })
    .format(at)
    .replace('.', ':');

function errorText({ id, at }: TableError): string {
  const time = at ? `kl. ${clockTime(at)}` : '';
  return [id ? `Fejl-id ${id}` : '', time].filter(Boolean).join(', ');
}

/** The id of the error by which the rows could not be loaded, and when. */
export function WaitingText({ error }: { error: TableError }) {
  return <span className={classes.error}>{errorText(error)}</span>;
}
