import {type ReactNode, useId} from 'react';
import {integrations} from '../../../data/integrations/integrations';
import type {ToolsBand as Content, LandingPage} from '../../../data/schema/landing';
import {isIntegrated, toolsAreIntegrated, toolsToday} from '../../../data/tools';
import {ToolLogo} from '../shared/ToolLogo';
import styles from './ToolsBand.module.css';

type Props = Content & Pick<LandingPage, 'campaign'>;

/**
 * The tools that a page's visitors work with, and which of them is integrated today. On violet pages the band is
 * violet (specification, section 2), and dark on a light page, too: its words must be read on the violet.
 */
export function ToolsBand({heading, intro, tools, campaign}: Props): ReactNode {
  const headingId = useId();
  const named = tools.flatMap((name) => integrations.filter((tool) => tool.name === name));
  const standing = tools.some(isIntegrated)
    ? `${toolsAreIntegrated} today. The others are the ones we are building for.`
    : `These are the ones we are building for. Integrated today: ${toolsToday}.`;
  return (
    <section
      className={styles.band}
      data-campaign={campaign}
      data-surface={campaign === 'violet' ? 'dark' : undefined}
      aria-labelledby={headingId}
      id="tools"
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.heading} id={headingId}>
            {heading}
          </h2>
          <p className={styles.intro}>{intro ?? standing}</p>
        </div>
        <ul className={styles.tools}>
          {named.map(({name, mark}) => (
            <li key={name} className={styles.tool} data-live={isIntegrated(name) || undefined}>
              <ToolLogo mark={mark} />
              <span className={styles.label}>
                <span className={styles.name}>{name}</span>
                <span className={styles.status}>{isIntegrated(name) ? 'Integrated today' : 'Planned'}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
