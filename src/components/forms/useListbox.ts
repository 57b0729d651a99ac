import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {useDismiss} from '../../hooks/useDismiss';
import {listMoves, typeAhead} from '../../lib/listbox';

/** Time after which a typed letter starts a new typeahead text. */
const typeaheadTimeoutMs = 500;

/** Space between the list and the edge of the viewport, in CSS pixels. */
const margin = 8;

type Props = {
  /** Id of the control; those of the list and the options start with it. */
  id: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  /** Maximum height of the list, in CSS pixels. */
  maxHeight: number;
};

type Listbox = {
  /** Element around control and list; `pointerdown` or focus outside closes the list. */
  root: RefObject<HTMLDivElement | null>;
  control: RefObject<HTMLButtonElement | null>;
  list: RefObject<HTMLDivElement | null>;
  open: boolean;
  /** Whether the list opens above the control. */
  opensUpward: boolean;
  /** Maximum height of the list in that direction, in CSS pixels. */
  availableHeight: number;
  /** Index of the option that Enter selects. */
  active: number;
  controlProps: ComponentProps<'button'>;
  optionProps: (index: number) => ComponentProps<'div'>;
};

/** Implements the ARIA pattern of a select-only combobox: the focus stays on the control (`aria-activedescendant`). */
export function useListbox({id, options, value, onChange, maxHeight}: Props): Listbox {
  const root = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({letters: '', at: 0});
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [{opensUpward, availableHeight}, setPosition] = useState({opensUpward: false, availableHeight: maxHeight});
  const chosen = options.indexOf(value);

  useDismiss(root, control, open, () => setOpen(false));

  const scrollActiveIntoView = useEffectEvent(() => {
    list.current?.children[active]?.scrollIntoView({block: 'nearest'});
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the active option changes.
  useEffect(() => {
    if (open) scrollActiveIntoView();
  }, [open, active]);

  function position(): void {
    if (control.current && list.current) setPosition(positionOf(control.current, list.current, maxHeight));
  }

  // Resizing or rotating the window changes the available space.
  const onResize = useEffectEvent(position);
  useEffect(() => {
    if (!open) return undefined;
    const resize = () => onResize();
    window.addEventListener('resize', resize);
    return () => window.removeEventListener('resize', resize);
  }, [open]);

  function show(index: number): void {
    position();
    setActive(Math.max(0, index));
    setOpen(true);
  }

  function choose(index: number): void {
    const option = options[index];
    if (option !== undefined) onChange(option);
    setOpen(false);
  }

  function handleTypeahead(letter: string, now: number): void {
    const {letters, at} = typed.current;
    const next = now - at > typeaheadTimeoutMs ? letter : letters + letter;
    typed.current = {letters: next, at: now};
    const index = typeAhead(options, next, open ? active : chosen);
    if (open) setActive(index ?? active);
    else show(index ?? chosen);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const {key} = event;
    if (event.ctrlKey || event.metaKey) return;
    if (open && (key === 'Enter' || key === ' ' || (key === 'ArrowUp' && event.altKey))) {
      choose(active);
    } else if (open && key === 'Tab') {
      choose(active);
      return;
    } else if (key in listMoves) {
      const move = listMoves[key as keyof typeof listMoves];
      if (open) setActive(move(active, options.length - 1));
      else show(key === 'Home' || key === 'End' ? move(chosen, options.length - 1) : chosen);
    } else if (key === 'Enter' || key === ' ') {
      show(chosen);
    } else if (key.length === 1 && !event.altKey) {
      handleTypeahead(key, event.timeStamp);
    } else {
      return;
    }
    event.preventDefault();
  }

  return {
    root,
    control,
    list,
    open,
    opensUpward,
    availableHeight,
    active,
    controlProps: {
      ref: control,
      type: 'button',
      id,
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': open,
      'aria-controls': `${id}list`,
      'aria-activedescendant': open ? `${id}${active}` : undefined,
      onKeyDown,
      onClick: () => (open ? setOpen(false) : show(chosen)),
    },
    optionProps: (index) => ({
      id: `${id}${index}`,
      role: 'option',
      'aria-selected': index === chosen,
      // The focus stays on the control.
      onPointerDown: (event) => event.preventDefault(),
      onMouseDown: (event) => event.preventDefault(),
      onPointerMove: () => setActive(index),
      onClick: () => choose(index),
    }),
  };
}

/** Places the list below, or above if it does not fit below and there is more space between control and header. */
function positionOf(
  control: HTMLElement,
  list: HTMLElement,
  maxHeight: number,
): {opensUpward: boolean; availableHeight: number} {
  const {top, bottom} = control.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const height = Math.min(maxHeight, list.scrollHeight);
  const below = window.innerHeight - bottom - 2 * margin;
  const above = top - header - margin;
  const opensUpward = below < height && above > below;
  return {opensUpward, availableHeight: Math.max(0, Math.min(maxHeight, opensUpward ? above : below))};
}
