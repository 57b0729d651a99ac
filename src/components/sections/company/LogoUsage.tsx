import type {ReactNode} from 'react';
import {lightLogo} from '../../../data/company/logos';
import type {PointList} from '../../../data/schema/page';
import {NamedIcon} from '../../ui/NamedIcon';
import {Section} from '../../ui/Section';
import styles from './LogoUsage.module.css';

type Props = PointList & {
  /** Caption of the clear-space diagram. */
  caption: string;
};

const {file, width, height} = lightLogo;

/** Shows the rules for using the logo, next to a diagram of its clear space. */
export function LogoUsage({heading, intro, points, caption}: Props): ReactNode {
  return (
    <Section heading={heading} intro={intro} id="rules">
      <div className={styles.parts}>
        <figure className={styles.figure}>
          <div className={styles.background}>
            <div className={styles.clearSpace}>
              <img className={styles.logo} src={`/img/brand/${file}.svg`} alt="" width={width} height={height} />
            </div>
          </div>
          <figcaption className="text-small">{caption}</figcaption>
        </figure>
        <ul className={styles.rules}>
          {points.map(({icon, title, text}) => (
            <li key={title}>
              <span className={styles.icon} data-tone={icon === 'close' ? 'bad' : 'good'}>
                {icon && <NamedIcon name={icon} size={18} />}
              </span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
