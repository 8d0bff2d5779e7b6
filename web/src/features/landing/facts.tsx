import classes from './facts.module.css';
import { facts } from './texts.ts';

/** Four facts about the product. */
export function Facts() {
  return (
    <dl className={classes.facts}>
      {facts.map(({ title, text }) => (
        <div key={title} className={classes.fact}>
          <dt className={classes.title}>{title}</dt>
          <dd className={classes.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
