import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import {searchTexts} from '../../data/search/texts';
import {Icon} from '../ui/Icon';
import {Kbd} from '../ui/Kbd';
import styles from './PaletteHeader.module.css';

type Props = {
  box: RefObject<HTMLInputElement | null>;
  query: string;
  /** Id of the listbox. */
  list: string;
  /** Id of the result that Enter follows; `undefined` while there are no results. */
  active: string | undefined;
  onType: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** Header of the search palette: the input, which has the focus throughout, and the close button. */
export function PaletteHeader({box, query, list, active, onType, onKeyDown, onClose}: Props): ReactNode {
  return (
    <div className={styles.head}>
      <span className={styles.icon}>
        <Icon name="search" size={20} />
      </span>
      <input
        ref={box}
        type="text"
        role="combobox"
        className={styles.box}
        aria-label={searchTexts.label}
        aria-autocomplete="list"
        aria-expanded={active !== undefined}
        aria-controls={list}
        aria-activedescendant={active}
        placeholder={searchTexts.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        enterKeyHint="go"
        data-dd-privacy="mask"
        value={query}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={styles.close} onClick={onClose}>
        <span className={styles.closeLabel}>Close</span>{' '}
        <span className={styles.closeKey}>
          <Kbd name="Esc" />
        </span>
      </button>
    </div>
  );
}
