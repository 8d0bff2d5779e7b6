/**
 * Sparkline { values, text } — a small line of values in time, the oldest first, with its last point marked. `text` says
 * the same in words. Draws nothing where there is no value above 0. Default export: loaded after the first view.
 */
import { sparkPath } from './spark-path.ts';
import classes from './sparkline.module.css';

interface SparklineProps {
  values: readonly number[];
  text: string;
}

const size = { width: 120, height: 28, edge: 3 };

export default function Sparkline({ values, text }: SparklineProps) {
  const drawn = sparkPath(values, size);
  if (drawn === undefined) return null;
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={classes.spark}
    >
      <path d={drawn.line} className={classes.line} />
      <circle cx={drawn.end.x} cy={drawn.end.y} r={2.5} className={classes.end} />
    </svg>
  );
}
