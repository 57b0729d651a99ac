import type {ReactNode} from 'react';
import type {Integration} from '../../../data/company/schema';
import {shuffledRows} from '../../../data/design';
import {integrations, integrationsHead} from '../../../data/integrations/integrations';
import type {SectionHead} from '../../../data/schema/text';
import {isIntegrated, toolsAreIntegrated} from '../../../data/tools';
import {Section} from '../../ui/Section';
import styles from './IntegrationGrid.module.css';
import {ShuffledGrid} from './ShuffledGrid';
import {ToolLogo} from './ToolLogo';

/** Shows 8 of the 18 integrations; the selection changes every 5 s (specification, sections 4 and 9). */
export function IntegrationGrid({
  heading = integrationsHead.heading,
  intro = integrationsHead.intro,
}: Partial<SectionHead>): ReactNode {
  return (
    <Section heading={heading} intro={intro} layout="beside" id="integrations" band>
      <ShuffledGrid
        items={integrations}
        rows={shuffledRows.integrations}
        keyOf={({name}) => name}
        renderItem={(integration) => <Tool {...integration} />}
        describe={({name}) => (isIntegrated(name) ? `${name} (integrated today)` : `${name} (planned)`)}
        label="All integrations"
      />
      <p className={styles.note}>{toolsAreIntegrated} today. The others are planned. Logos belong to their owners.</p>
    </Section>
  );
}

/** Shows a tool's logo above its name. */
function Tool({name, mark}: Integration): ReactNode {
  return (
    <div className={styles.tile} data-integrated={isIntegrated(name) || undefined}>
      <ToolLogo mark={mark} />
      <span className={styles.name}>{name}</span>
    </div>
  );
}
