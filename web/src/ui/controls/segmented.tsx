/**
 * Segmented { label, value, onChange, options: [{ value, label, count? }], fullWidth? } — a choice
 * between two to six values that are all visible.
 */
import { SegmentedControl } from '@mantine/core';
import classes from './segmented.module.css';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  count?: number;
}

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Segment<Value>[];
  fullWidth?: boolean;
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const data = props.options.map(({ value, label, count }) => ({
    value,
    label:
      count === undefined ? (
        label
      ) : (
        <span>
          {label} <span className={classes.count}>{count}</span>
        </span>
      ),
  }));
  return (
    <SegmentedControl
      aria-label={props.label}
      classNames={{ root: classes.root, label: classes.label }}
      data={data}
      value={props.value}
      onChange={props.onChange}
      fullWidth={props.fullWidth ?? false}
    />
  );
}
