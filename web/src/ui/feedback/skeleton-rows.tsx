/** SkeletonRows { rows?, height? } — grey bars while a list loads (five by default). */
import classes from './skeleton-rows.module.css';

const WIDTHS = ['62%', '48%', '55%', '40%', '58%'];

export function SkeletonRows({ rows = 5, height = 40 }: { rows?: number; height?: number }) {
  return (
    <output className={classes.rows} aria-label="Indlæser">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes.row} style={{ height }}>
          <SkeletonBar width={WIDTHS[index % WIDTHS.length] ?? '50%'} />
        </div>
      ))}
    </output>
  );
}

export function SkeletonBar({ width, tall = false }: { width: string; tall?: boolean }) {
  return <span className={classes.bar} data-tall={tall || undefined} style={{ width }} />;
}
