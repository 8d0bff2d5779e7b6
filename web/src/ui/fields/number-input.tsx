/**
 * MoneyInput { value: øre | null, onChange, unit? }, QuantityInput and IntegerInput { value,
 * onChange } — number inputs without a form, for example in table cells. Other props are those of
 * TextInput.
 */
import type { FocusEvent } from 'react';
import { TextInput } from '@mantine/core';
import type { TextInputProps } from '@mantine/core';
import {
  integerFromText,
  integerToText,
  isReadable,
  isTooLong,
  moneyFromText,
  moneyToText,
  quantityFromText,
  quantityToText,
} from './number-text.ts';
import type { TypedNumber } from './number-text.ts';
import { useParsedText } from './use-parsed-text.ts';
import classes from './number-input.module.css';

interface NumberInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: TypedNumber;
  onChange: (value: TypedNumber) => void;
  unit?: string;
}

interface Kind {
  parse: (text: string) => TypedNumber;
  format: (value: TypedNumber) => string;
  inputMode: 'decimal' | 'numeric';
  hint: string;
}

const money: Kind = {
  parse: moneyFromText,
  format: moneyToText,
  inputMode: 'decimal',
  hint: 'Skriv et beløb, f.eks. 1.234,50',
};

const quantity: Kind = {
  parse: quantityFromText,
  format: quantityToText,
  inputMode: 'decimal',
  hint: 'Skriv et tal, f.eks. 7,5',
};

const integer: Kind = {
  parse: integerFromText,
  format: integerToText,
  inputMode: 'numeric',
  hint: 'Skriv et helt tal',
};

const TOO_LARGE = 'Tallet er for stort.';

function ParsedNumberInput({ kind, ...props }: NumberInputProps & { kind: Kind }) {
  const { value, onChange, onBlur, error, unit, classNames, ...rest } = props;
  const { parse, format } = kind;
  const typed = useParsedText({ value, onChange, parse, format, isReadable });
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    typed.leave();
    onBlur?.(event);
  };
  const hint = isTooLong(value) ? TOO_LARGE : kind.hint;
  const shownError = typed.unreadable ? hint : error;
  return (
    <TextInput
      {...rest}
      type="text"
      inputMode={kind.inputMode}
      autoComplete="off"
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={leave}
      error={shownError}
      classNames={{ input: classes.input ?? '', ...classNames }}
      {...(unit ? { rightSection: unit, rightSectionWidth: 48 } : {})}
    />
  );
}

export function MoneyInput(props: NumberInputProps) {
  return <ParsedNumberInput {...props} kind={money} />;
}

export function QuantityInput(props: NumberInputProps) {
  return <ParsedNumberInput {...props} kind={quantity} />;
}

export function IntegerInput(props: NumberInputProps) {
  return <ParsedNumberInput {...props} kind={integer} />;
}
