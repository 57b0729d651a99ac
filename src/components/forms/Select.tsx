import clsx from 'clsx';
import {type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef} from 'react';
import {useHydrated} from '../../runtime/browser/useHydrated';
import {Icon} from '../ui/Icon';
import fieldStyles from './Field.module.css';
import styles from './Select.module.css';
import {useListbox} from './useListbox';

type Props = {
  label: string;
  name: string;
  options: readonly string[];
  /** Text of the closed control until an option is chosen. */
  placeholder: string;
  /** The chosen option; empty if none is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Maximum height of the list, in CSS pixels. */
  maxHeight: number;
};

/**
 * Select-only combobox of the ARIA Authoring Practices: arrow keys, Home and End move, letters search, Enter, Space and
 * Tab choose, Escape and a click outside close. The list opens upward where there is too little space below
 * (specification, section 4). Until hydration a native select is shown. Session replay masks the value, because it is
 * visitor input.
 */
export function Select({label, name, options, placeholder, value, onChange, maxHeight}: Props): ReactNode {
  const id = useId();
  const hydrated = useHydrated();
  const hadFocus = useRef(false);
  const labelId = `${id}label`;
  const {root, control, list, open, opensUpward, availableHeight, active, controlProps, optionProps} = useListbox({
    id,
    options,
    value,
    onChange,
    maxHeight,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the control replaces the native select.
  useLayoutEffect(() => {
    if (hadFocus.current) control.current?.focus({preventScroll: true});
  }, [hydrated]);

  return (
    <div ref={root} className={fieldStyles.field} data-dd-privacy="mask">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the label only focuses the control; keys reach it directly. */}
      <label
        className={fieldStyles.label}
        id={labelId}
        htmlFor={id}
        onClick={(event) => {
          if (!hydrated) return;
          event.preventDefault();
          control.current?.focus();
        }}
      >
        {label}
      </label>
      {hydrated ? (
        <div className={styles.anchor}>
          <input type="hidden" name={name} value={value} />
          <button {...controlProps} className={clsx(styles.control, fieldStyles.control)} aria-labelledby={labelId}>
            <span className={styles.value} data-empty={value === '' || undefined}>
              {value || placeholder}
            </span>
            <Icon name="chevronDown" size={18} />
          </button>
          <div
            ref={list}
            className={styles.list}
            id={`${id}list`}
            role="listbox"
            aria-labelledby={labelId}
            data-open={open || undefined}
            data-upward={opensUpward || undefined}
            style={{'--available-height': `${availableHeight}px`} as CSSProperties}
          >
            {options.map((option, index) => (
              <div
                key={option}
                {...optionProps(index)}
                className={styles.option}
                data-active={(open && index === active) || undefined}
              >
                <span>{option}</span>
                {option === value && <Icon name="check" size={16} />}
              </div>
            ))}
          </div>
        </div>
      ) : (
        <select
          ref={(select) => () => {
            hadFocus.current = document.activeElement === select;
          }}
          className={clsx(styles.control, fieldStyles.control)}
          id={id}
          name={name}
          defaultValue=""
          autoComplete="off"
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </div>
  );
}
