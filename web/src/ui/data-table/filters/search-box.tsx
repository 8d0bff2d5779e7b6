import { useEffect, useRef, useState } from 'react';
import { CloseButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

import classes from './search-box.module.css';

const DEBOUNCE_MS = 150;
/** The server is asked when typing rests, and not for each letter. */
const SERVER_DEBOUNCE_MS = 350;

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  /** Each search is a question to the server. */
  serverSearches?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A debounced search box. `onChange` writes to the URL, and Safari throttles history changes, so it
 * is not called for every letter. The field is of this file's own: Mantine's brings labels, errors and
 * descriptions, 4 KB (gzip) of each list's first load.
 */
export function SearchBox(props: SearchBoxProps) {
  const { value, onChange, placeholder, serverSearches, className } = props;
  const wait = serverSearches ? SERVER_DEBOUNCE_MS : DEBOUNCE_MS;
  const [local, setLocal] = useState({ text: value, reported: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The value was changed from outside (Back, 'Ryd filtre').
  if (value !== local.reported && local.text === local.reported) {
    setLocal({ text: value, reported: value });
  }
  const report = (text: string) => {
    clearTimeout(timer.current);
    setLocal({ text, reported: text });
    onChange(text);
  };
  const type = (text: string) => {
    clearTimeout(timer.current);
    setLocal({ text, reported: local.reported });
    timer.current = setTimeout(() => report(text), wait);
  };
  return (
    <div className={[classes.box, className].filter(Boolean).join(' ')}>
      <IconSearch className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
      <input
        type="text"
        role="searchbox"
        aria-label={placeholder}
        placeholder={placeholder}
        className={classes.input}
        value={local.text}
        onChange={(event) => type(event.currentTarget.value)}
        // Reports the search before a link is followed, so that Back restores it.
        onBlur={() => local.text !== local.reported && report(local.text)}
        onKeyDown={(event) => event.key === 'Escape' && local.text && report('')}
      />
      {local.text ? (
        <CloseButton
          className={classes.clear ?? ''}
          size="sm"
          aria-label="Ryd søgning"
          onClick={() => report('')}
        />
      ) : null}
    </div>
  );
}
