import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useId} from 'react';
import type {Logo} from '../../../data/company/logoSchema';
import type {SectionHead} from '../../../data/schema/text';
import {NamedIcon} from '../../ui/NamedIcon';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './LogoDownloads.module.css';

type Props = SectionHead & {logos: readonly Logo[]};

/** URL fragment of the section. */
const fragment = 'logos';

/** Shows the logos at full page width, each on its intended background, with SVG and PNG downloads. */
export function LogoDownloads({heading, intro, logos}: Props): ReactNode {
  const headingId = useId();
  useBrokenLinks().collectAnchor(fragment);
  return (
    <section aria-labelledby={headingId} id={fragment} className={styles.section}>
      <VisuallyHidden as="h2" id={headingId}>
        {heading}
      </VisuallyHidden>
      <ul className={styles.logos}>
        {logos.map(({file, name, on, text, width, height}) => (
          <li key={file} className={styles.logo} data-surface={on}>
            <img className={styles.picture} src={`/img/brand/${file}.svg`} alt="" width={width} height={height} />
            <div className={styles.textBlock}>
              <h3 className="text-title">{name}</h3>
              <p className={styles.text}>{text}</p>
              <ul className={styles.files} aria-label={`${name} files`}>
                <File url={`/img/brand/${file}.svg`} kind="SVG" logo={name} size="any size" />
                <File
                  url={`/img/brand/${file}.png`}
                  kind="PNG"
                  logo={name}
                  size={`${2 * width} × ${2 * height} pixels`}
                />
              </ul>
            </div>
          </li>
        ))}
      </ul>
      {intro && <p className={styles.intro}>{intro}</p>}
    </section>
  );
}

function File({url, kind, logo, size}: {url: string; kind: string; logo: string; size: string}): ReactNode {
  return (
    <li>
      <a href={url} download className={styles.file}>
        <NamedIcon name="download" size={18} />
        <VisuallyHidden>{`Download ${logo} as`}</VisuallyHidden>
        <span>{kind}</span>
        <span className={styles.size}>{size}</span>
      </a>
    </li>
  );
}
