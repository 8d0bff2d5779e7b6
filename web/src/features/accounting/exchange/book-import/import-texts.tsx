import classes from '../exchange.module.css';

/** Sentences below one another. */
export function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={classes.lines}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
