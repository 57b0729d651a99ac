import {type ReactNode, useId} from 'react';
import {namedTools} from '../../../data/integrations/integrations';
import {isIntegrated} from '../../../data/tools';
import {ToolLogo} from '../shared/ToolLogo';
import styles from './LogoStrip.module.css';

/** The tools that copy names (specification, section 1), each with its mark; says which of them work today. */
export function LogoStrip(): ReactNode {
  const headingId = useId();
  return (
    <section className={styles.strip} aria-labelledby={headingId}>
      <div className={styles.inner}>
        <h2 className={styles.heading} id={headingId}>
          Made for the tools your teams already use
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
