import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import classes from './must-enrol.module.css';
import { twoStepTexts as texts } from '../profile/profile-texts.ts';
import { TwoStepPanel } from './two-step.tsx';

/**
 * The only screen of a user who must set up two-step login first: the reason, the steps, and the
 * button.
 */
export function MustEnrol() {
  return (
    <Page title={texts.mustTitle} purpose={texts.mustPurpose}>
      <Card className={classes.card}>
        <p className={classes.why}>{texts.mustWhy}</p>
        <ol className={classes.steps}>
          {texts.mustSteps.map(({ name, help }) => (
            <li key={name}>
              <strong className={classes.name}>{name}</strong>
              <span className={classes.help}>{help}</span>
            </li>
          ))}
        </ol>
        <TwoStepPanel />
        <p className={classes.help}>{texts.mustLater}</p>
      </Card>
    </Page>
  );
}
