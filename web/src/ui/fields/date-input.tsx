/**
 * DateInput { value, onChange, minDate?, maxDate?, label?, error?, … } — value: 'yyyy-mm-dd', ''
 * when empty. Typed as dd-mm-yyyy (or shorter) or picked: a click or Alt + arrow down opens the
 * calendar, Monday first. Without a form around it, for filters.
 */
import { lazy, Suspense, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { danishDate } from '@driftig/domain/dates';
import { dateFromText, dateToText, isDate } from './date-time-text.ts';
import { useParsedText } from './use-parsed-text.ts';

const CalendarPanel = lazy(() => import('./calendar-panel.tsx'));

export interface DateInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  minDate?: string;
  maxDate?: string;
}

const parse = (text: string) => dateFromText(text, danishDate(new Date().toISOString()));

export function DateInput(props: DateInputProps) {
  const { value, onChange, minDate, maxDate, onBlur, error, ...rest } = props;
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useParsedText({ value, onChange, parse, format: dateToText, readable: isDate });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') setOpened(false);
    if (event.key === 'ArrowDown' && event.altKey) setOpened(true);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    typed.leave();
    onBlur?.(event);
  };
  const pick = (picked: string) => {
    onChange(picked);
    setOpened(false);
    button.current?.focus();
  };
  const toggle = (
    <ActionIcon
      ref={button}
      size="sm"
      aria-label="Vælg dato"
      aria-expanded={opened}
      onClick={() => setOpened(!opened)}
      onKeyDown={onKeyDown}
      disabled={rest.disabled ?? false}
      data-mantine-stop-propagation={opened || undefined}
    >
      <IconCalendar size={18} stroke={1.6} />
    </ActionIcon>
  );
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      withRoles={false}
      returnFocus
    >
      <Popover.Target>
        <TextInput
          placeholder="dd-mm-åååå"
          {...rest}
          inputMode="numeric"
          autoComplete="off"
          leftSection={toggle}
          leftSectionPointerEvents="all"
          value={typed.text}
          onChange={(event) => typed.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={leave}
          error={typed.unreadable ? 'Skriv datoen som dd-mm-åååå' : error}
          data-mantine-stop-propagation={opened || undefined}
        />
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<div style={{ width: 252, height: 300 }} />}>
          <CalendarPanel
            value={value && isDate(value) ? value : null}
            onPick={pick}
            minDate={minDate}
            maxDate={maxDate}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
