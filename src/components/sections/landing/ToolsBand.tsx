import {type ReactNode, useId} from 'react';
import {integrations} from '../../../data/integrations/integrations';
import type {ToolsBand as Content, LandingPage} from '../../../data/landing/schema';
import {isIntegrated, toolsAreIntegrated} from '../../../data/tools';
import {ToolLogo} from '../shared/ToolLogo';
import styles from './ToolsBand.module.css';

type Props = Content & Pick<LandingPage, 'campaign'>;

/**
 * Shows the tools of a page's audience, and which ones are integrated today. On the violet page the band is violet
 * (specification, section 2) and always uses the dark surface, for readable text.
 */
export function ToolsBand({heading, intro, tools, campaign}: Props): ReactNode {
  const headingId = useId();
  const shownTools = tools.flatMap((name) => integrations.filter((tool) => tool.name === name));
  const defaultIntro = tools.some(isIntegrated)
    ? `${toolsAreIntegrated} today. The other tools are planned.`
    : `${toolsAreIntegrated} today. These tools are planned.`;
  return (
    <section
      className={styles.band}
      data-campaign={campaign}
      data-surface={campaign === 'violet' ? 'dark' : undefined}
      aria-labelledby={headingId}
      id="tools"
    >
      <div className={styles.inner}>
        <div className={styles.textBlock}>
          <h2 className="text-large" id={headingId}>
            {heading}
          </h2>
          <p className="text-body">{intro ?? defaultIntro}</p>
        </div>
        <ul className={styles.tools}>
          {shownTools.map(({name, mark}) => (
            <li key={name} className={styles.tool} data-integrated={isIntegrated(name) || undefined}>
              <ToolLogo mark={mark} />
              <div>
                <div className={styles.name}>{name}</div>
                <div className="text-smallest">{isIntegrated(name) ? 'Integrated today' : 'Planned'}</div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
