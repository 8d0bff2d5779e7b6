import { IconCheck } from '@tabler/icons-react';

import { Button } from './buttons.tsx';
import page from './landing.module.css';
import type { OpenAuth } from './open-auth.ts';
import classes from './pricing.module.css';
import { plans, texts } from './texts.ts';

export function Pricing({ open }: { open: OpenAuth }) {
  return (
    <section id="pricing" className={`${page.inner} ${page.section}`}>
      <h2 className={page.heading}>{texts.pricingHeading}</h2>
      <p className={page.lead}>{texts.pricingLead}</p>
      <div className={classes.grid}>
        {plans.map(({ plan, name, price, per, text, points }) => (
          <article key={plan} className={classes.card} data-popular={plan === 'pro' || undefined}>
            <h3 className={classes.name}>
              {name}
              {plan === 'pro' ? <span className={classes.badge}>{texts.popular}</span> : null}
            </h3>
            <p className={classes.price}>
              {price} {per ? <span className={classes.per}>{per}</span> : null}
            </p>
            <p className={classes.text}>{text}</p>
            <Button
              kind={plan === 'pro' ? 'filled' : 'default'}
              size="lg"
              wide
              onClick={() => open.signUp(plan)}
              prefetch={open.prefetch}
            >
              {texts.choose(name)}
            </Button>
            <ul className={classes.points}>
              {points.map((point) => (
                <li key={point} className={classes.point}>
                  <IconCheck size={18} stroke={1.8} aria-hidden="true" />
                  {point}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}
