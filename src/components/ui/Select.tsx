import {type CSSProperties, type ReactNode, useId} from 'react';
import {useHydrated} from '../../hooks/useHydrated';
import {useListbox} from '../../hooks/useListbox';
import {Icon} from './Icon';
import styles from './Select.module.css';

type Props = {
  label: string;
  name: string;
  options: readonly string[];
  /** Stands in the closed control until something is chosen. */
  placeholder: string;
  /** The chosen option; empty while none is. */
  value: string;
  onChange: (value: string) => void;
  /** How tall the list may become, in CSS pixels. */
  maxHeight: number;
};

/**
 * One of a few options, as a select-only combobox of the ARIA authoring practices: arrows, Home and End move,
 * letters look up, Enter, Space and Tab choose, Escape and a press outside close; the list opens upward where
 * there is little room below (specification, section 4). A native select stands in until scripts run. What is
 * chosen is the visitor's input, so session replay masks it.
 */
export function Select({label, name, options, placeholder, value, onChange, maxHeight}: Props): ReactNode {
  const id = useId();
  const hydrated = useHydrated();
  const labelId = `${id}label`;
  const {place, control, list, open, upward, room, active, controlProps, optionProps} = useListbox({
    id,
    options,
    value,
    onChange,
    maxHeight,
  });

  return (
    <div ref={place} className={styles.field} data-dd-privacy="mask">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press on a label focuses the control and does no more; keys focus it themselves. */}
      <label
        className={styles.label}
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
        <div className={styles.place}>
          <input type="hidden" name={name} value={value} />
          <button {...controlProps} className={styles.control} aria-labelledby={labelId}>
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
            data-upward={upward || undefined}
            style={{'--room': `${room}px`} as CSSProperties}
          >
            {options.map((option, index) => (
              <div
                {...optionProps(index)}
                key={option}
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
        <select className={styles.control} id={id} name={name} defaultValue="" autoComplete="off">
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </div>
  );
}
