import type {ReactNode} from 'react';
import type {PageMeta} from '../../../data/schema/page';
import {ButtonLink} from '../../ui/Button';
import styles from './PageActions.module.css';

type Props = Pick<PageMeta, 'actions'> & {size?: 'medium' | 'large'};

/** Shows the calls to action of a page header, the first one as the primary button; renders nothing without any. */
export function PageActions({actions = [], size}: Props): ReactNode {
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({label, to}, index) => (
        <ButtonLink key={label} to={to} size={size} variant={index === 0 ? 'solid' : 'normaloutline'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
