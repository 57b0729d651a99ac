import {type CSSProperties, type ReactNode, useRef, useState} from 'react';
import {motion} from '../../../data/facts';
import {useInterval} from '../../../hooks/useInterval';
import {useInView} from '../../../hooks/useInView';
import {useMotion} from '../../../hooks/useMotion';
import {MotionToggle} from '../../shell/MotionToggle';
import styles from './ShuffledGrid.module.css';
import {shuffle} from './shuffle';

type Props<Item> = {
  items: readonly Item[];
  /** How many tiles stand in each row: three at most. */
  rows: readonly number[];
  /** What tells an item from the others. */
  keyOf: (item: Item) => string;
  /** A tile; it fills its slot. */
  renderItem: (item: Item) => ReactNode;
  /** The item in words, for the list of all. */
  wordsOf: (item: Item) => string;
  /** The list's name. */
  label: string;
};

/**
 * A few of many items, in slots that keep their size, others every five seconds (specification, section 4) while motion
 * plays, the grid is on screen and the tab in front. The tiles are for the eye only: the whole list stands beside them
 * in words. What stops motion stands at the end of the second row, which has two tiles.
 */
export function ShuffledGrid<Item>({items, rows, keyOf, renderItem, wordsOf, label}: Props<Item>): ReactNode {
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <div key={row} className={styles.row} style={{'--row': row + 1} as CSSProperties} aria-hidden="true">
              {shown.slice(first, first + count).map((index, place) => {
                const item = items[index] as Item;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
                  <div key={place} className={styles.slot}>
                    <div
                      key={keyOf(item)}
                      className={styles.tile}
                      data-fresh={shuffled || undefined}
                      style={{'--place': first + place} as CSSProperties}
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
            {wordsOf(item)}
          </li>
        ))}
      </ul>
    </>
  );
}
