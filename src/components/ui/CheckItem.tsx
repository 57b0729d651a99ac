import type {ReactNode} from 'react';
import styles from './CheckItem.module.css';
import {Icon} from './Icon';

type ListProps = {
  items: readonly string[];
  as?: 'ul' | 'ol';
  className?: string | undefined;
};

/** List of texts after check marks. */
export function CheckList({items, as: List = 'ul', className}: ListProps): ReactNode {
  return (
    <List className={className}>
      {items.map((item) => (
        <li key={item}>
          <CheckItem>{item}</CheckItem>
        </li>
      ))}
    </List>
  );
}

/** Text after a check mark, which is centered in the first line at any font size. */
export function CheckItem({children}: {children: ReactNode}): ReactNode {
  return (
    <span className={styles.line}>
      <span className={styles.mark}>
        <Icon name="check" size={16} />
      </span>
      <span>{children}</span>
    </span>
  );
}
