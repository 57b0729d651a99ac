import {type MouseEvent, type ReactNode, type RefObject, useRef} from 'react';
import {searchTexts} from '../../data/search/texts';
import {useFocusOnUnmount} from '../../hooks/useFocusOnUnmount';
import {Button} from '../ui/Button';
import {SiteLink} from '../ui/SiteLink';
import styles from './NoResults.module.css';

type Props = {
  /** Where the search is typed: it takes the focus of what goes, as another try begins. */
  box: RefObject<HTMLElement | null>;
  /** Tries the search again; given where it failed, and not where it found nothing. */
  again?: () => void;
  onFollow?: (event: MouseEvent) => void;
};

/** Where a search leads that found nothing or could not be made: what to try, and the main pages. */
export function NoResults({box, again, onFollow}: Props): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  useFocusOnUnmount(part, () => box.current);
  const {nothingFound, failed, notBuilt, mainPages} = searchTexts;
  const failure = process.env.NODE_ENV === 'development' ? notBuilt : failed;
  return (
    <div ref={part} className={styles.elsewhere}>
      <p className={styles.words} role={again && 'alert'}>
        {again ? failure : nothingFound}
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
      {again && (
        <Button variant="normaloutline" size="small" onClick={again}>
          Try again
        </Button>
      )}
    </div>
  );
}
