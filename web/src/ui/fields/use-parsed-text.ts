import { useEffect, useState } from 'react';
import { afterPointerUp, trackPointer } from './after-pointer-up.ts';

interface ParsedTextOptions<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** Must not throw: text that cannot be read becomes a value that the form's schema refuses. */
  parse: (text: string) => Value;
  format: (value: Value) => string;
  isReadable: (value: Value) => boolean;
}

/**
 * State of an input whose value is parsed from text. The typed text is kept while typing and when
 * it cannot be parsed. A valid value is reformatted on blur and when it changes from outside.
 */
export function useParsedText<Value>(options: ParsedTextOptions<Value>) {
  const { value, onChange, parse, format, isReadable } = options;
  const [shown, setShown] = useState({ value, text: format(value) });
  useEffect(trackPointer, []);
  const [touched, setTouched] = useState(false);
  if (!Object.is(shown.value, value)) setShown({ value, text: format(value) });
  return {
    text: shown.text,
    unreadable: touched && !isReadable(value),
    type: (text: string) => {
      const next = parse(text);
      setShown({ value: next, text });
      onChange(next);
    },
    leave: () => {
      if (isReadable(value)) setShown({ value, text: format(value) });
      afterPointerUp(() => setTouched(true));
    },
  };
}
