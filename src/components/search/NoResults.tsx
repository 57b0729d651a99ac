import {type MouseEvent, type ReactNode, type RefObject, useRef} from 'react';
import {searchTexts} from '../../data/search/texts';
import {Button} from '../ui/Button';
import {SiteLink} from '../ui/SiteLink';
import styles from './NoResults.module.css';
import {useFocusOnUnmount} from './useFocusOnUnmount';

type Props = {
  /** Search input; receives the focus if this element unmounts while it has the focus, such as on a retry. */
  box: RefObject<HTMLElement | null>;
  /** Runs the search again. Set if the search failed, not if it found nothing. */
  retry?: () => void;
  onFollow?: (event: MouseEvent) => void;
};

/** Shown when a search finds nothing or fails: what to try, and links to the main pages. */
export function NoResults({box, retry, onFollow}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useFocusOnUnmount(root, () => box.current);
  const {nothingFound, failed, notBuilt, mainPages} = searchTexts;
  const failure = process.env.NODE_ENV === 'development' ? notBuilt : failed;
  return (
    <div ref={root} className={styles.fallback}>
      <p className={styles.text} role={retry && 'alert'}>
        {retry ? failure : nothingFound}
      </p>
      <ul className={styles.pages}>
        {mainPages.map(({label, to}) => (
          <li key={to}>
            <SiteLink to={to} onClick={onFollow}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
      {retry && (
        <Button variant="normaloutline" size="small" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}
