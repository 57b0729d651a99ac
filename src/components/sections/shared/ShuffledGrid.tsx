import {type CSSProperties, type ReactNode, useRef, useState} from 'react';
import {motion} from '../../../data/motion';
import {useInterval} from '../../../hooks/useInterval';
import {useInView} from '../../../hooks/useInView';
import {useMotion} from '../../../hooks/useMotion';
import {MotionToggle} from '../../shell/MotionToggle';
import styles from './ShuffledGrid.module.css';
import {shuffle} from './shuffle';

type Props<Item> = {
  items: readonly Item[];
  /** Number of tiles in each row, at most three. */
  rows: readonly number[];
  /** Returns a unique key. */
  keyOf: (item: Item) => string;
  /** Renders a tile, which must fill its slot. */
  renderItem: (item: Item) => ReactNode;
  /** Returns the item's text for the list of all items. */
  describe: (item: Item) => string;
  /** Accessible name of that list. */
  label: string;
};

/**
 * Shows a changing selection of items in slots of a fixed size. It changes every 5 s (specification, section 4) while
 * motion is on, the grid is in the viewport and the browser tab is visible. The tiles are hidden from assistive
 * technology, which gets a text list of all items. The second row must have two tiles: the motion control is at its
 * end.
 */
export function ShuffledGrid<Item>({items, rows, keyOf, renderItem, describe, label}: Props<Item>): ReactNode {
  const grid = useRef<HTMLDivElement>(null);
  const slots = rows.reduce((sum, count) => sum + count, 0);
  const [shown, setShown] = useState(() => [...items.keys()].slice(0, slots));
  const [shuffled, setShuffled] = useState(false);
  const {playing} = useMotion();
  const inView = useInView(grid);
  useInterval(
    () => {
      setShown((previous) => shuffle(items.length, slots, previous, Math.random));
      setShuffled(true);
    },
    motion.reshuffleMs,
    playing && inView,
  );

  return (
    <>
      <div ref={grid} className={styles.grid}>
        <div className={styles.control}>
          <MotionToggle compact />
        </div>
        {rows.map((count, row) => {
          const first = rows.slice(0, row).reduce((sum, before) => sum + before, 0);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position.
            <div key={row} className={styles.row} style={{'--row': row + 1} as CSSProperties} aria-hidden="true">
              {shown.slice(first, first + count).map((index, column) => {
                const item = items[index] as Item;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: slots are identified by their position.
                  <div key={column} className={styles.slot}>
                    <div
                      key={keyOf(item)}
                      className={styles.tile}
                      data-shuffled={shuffled || undefined}
                      style={{'--slot-index': first + column} as CSSProperties}
                    >
                      {renderItem(item)}
                    </div>
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
      <ul className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <li key={keyOf(item)} data-shown={shown.includes(index) || undefined}>
            {describe(item)}
          </li>
        ))}
      </ul>
    </>
  );
}
