import {type ReactNode, useId} from 'react';
import {namedTools} from '../../../data/integrations/integrations';
import {isIntegrated} from '../../../data/tools';
import {ToolLogo} from '../shared/ToolLogo';
import styles from './LogoStrip.module.css';

/** Shows the logos of the tools in the specification's section 1, and which ones are integrated today. */
export function LogoStrip(): ReactNode {
  const headingId = useId();
  return (
    <section className={styles.strip} aria-labelledby={headingId}>
      <div className={styles.inner}>
        <h2 className={styles.heading} id={headingId}>
          Built for the tools your teams already use
        </h2>
        <ul className={styles.tools}>
          {namedTools.map(({name, mark}) => (
            <li key={name} className={styles.tool}>
              <ToolLogo mark={mark} />
              <span>{name}</span>
              {isIntegrated(name) && <span className={styles.status}>Integrated today</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
