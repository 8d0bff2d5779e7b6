/**
 * DateInput { value, onChange, minDate?, maxDate?, label?, error?, … } — value: 'yyyy-mm-dd', ''
 * when empty. Typed as dd-mm-yyyy (or shorter) or picked from a calendar, which opens on a click or
 * Alt + arrow down. Without a form, for filters; DateField is the field for forms.
 */
import { Suspense, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { ActionIcon, TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { danishDate } from '@driftig/domain/dates';
import { lazyWhenIdle } from '../loading/lazy-when-idle.ts';
import { LazyBoundary } from '../loading/lazy-boundary.tsx';
import classes from './date-input.module.css';
import { dateFromText, dateHint, dateToText, isDate } from './date-time-text.ts';
import { useParsedText } from './use-parsed-text.ts';

// Lazy together with its popover: most users type dates.
const CalendarPopup = lazyWhenIdle(() => import('./calendar-popup.tsx'));

interface DateInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  minDate?: string;
  maxDate?: string;
}

const parse = (text: string) => dateFromText(text, danishDate(new Date().toISOString()));

export function DateInput(props: DateInputProps) {
  const { value, onChange, minDate, maxDate, onBlur, error, ...rest } = props;
  const typed = useParsedText({ value, onChange, parse, format: dateToText, isReadable: isDate });
  const calendar = useCalendar();
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    typed.leave();
    onBlur?.(event);
  };
  const pick = (picked: string) => {
    onChange(picked);
    calendar.close();
  };
  const popup = calendar.wanted ? (
    <LazyBoundary>
      <Suspense>
        <CalendarPopup
          opened={calendar.opened}
          onChange={calendar.setOpened}
          value={value && isDate(value) ? value : null}
          onPick={pick}
          minDate={minDate}
          maxDate={maxDate}
        />
      </Suspense>
    </LazyBoundary>
  ) : null;
  return (
    <TextInput
      placeholder="dd-mm-åååå"
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      leftSection={<CalendarButton calendar={calendar} disabled={rest.disabled ?? false} />}
      leftSectionPointerEvents="all"
      inputContainer={(input) => <Anchored popup={popup}>{input}</Anchored>}
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onKeyDown={calendar.onKeyDown}
      onBlur={leave}
      // Submitting with Enter validates the form before this field is blurred.
      error={typed.unreadable || (error && !isDate(value)) ? dateHint(value) : error}
      data-mantine-stop-propagation={calendar.opened || undefined}
    />
  );
}

/** Positions the calendar at the input itself, not at its label or error. */
function Anchored({ popup, children }: { popup: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.anchor}>
      {children}
      {popup}
    </div>
  );
}

function useCalendar() {
  const [opened, setOpened] = useState(false);
  // Loaded and mounted on the first press; it stays mounted.
  const [requested, setRequested] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpenOnPress = useRef(false);
  const open = () => {
    setRequested(true);
    setOpened(true);
  };
  /** Pointerdown outside the calendar has closed it already; the click must not reopen it. */
  const toggle = () => {
    if (opened || wasOpenOnPress.current) setOpened(false);
    else open();
    wasOpenOnPress.current = false;
  };
  const onPress = () => (wasOpenOnPress.current = opened);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') setOpened(false);
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    // Otherwise the page scrolls.
    event.preventDefault();
    open();
  };
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  return { opened, setOpened, wanted: requested, button, toggle, onPress, onKeyDown, close };
}

type Calendar = ReturnType<typeof useCalendar>;

function CalendarButton({ calendar, disabled }: { calendar: Calendar; disabled: boolean }) {
  const { opened, button, toggle, onPress, onKeyDown } = calendar;
  return (
    <ActionIcon
      ref={button}
      size="sm"
      aria-label="Vælg dato"
      aria-expanded={opened}
      onPointerDown={onPress}
      onClick={toggle}
      onKeyDown={onKeyDown}
      disabled={disabled}
      data-mantine-stop-propagation={opened || undefined}
    >
      <IconCalendar size={18} stroke={1.6} />
    </ActionIcon>
  );
}
