import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {listMoves, typeAhead} from '../lib/listbox';
import {useDismiss} from './useDismiss';

/** How long typed letters belong together, in milliseconds. */
const typingMs = 500;

/** What stays free between the list and the edge of the window, in CSS pixels. */
const margin = 8;

type Props = {
  /** The control's id; list and options derive theirs from it. */
  id: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  /** How tall the list may become, in CSS pixels. */
  maxHeight: number;
};

type Listbox = {
  /** Around control and list: what lies outside closes the list. */
  place: RefObject<HTMLDivElement | null>;
  control: RefObject<HTMLButtonElement | null>;
  list: RefObject<HTMLDivElement | null>;
  open: boolean;
  /** There is more room above, and too little below. */
  upward: boolean;
  /** How tall the list may be where it opens, in CSS pixels. */
  room: number;
  /** Index of the option that Enter would choose. */
  active: number;
  controlProps: ComponentProps<'button'>;
  optionProps: (index: number) => ComponentProps<'div'>;
};

/** The behaviour of a select-only combobox: focus stays on the control, the active option is pointed at. */
export function useListbox({id, options, value, onChange, maxHeight}: Props): Listbox {
  const place = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({letters: '', at: 0});
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [{upward, room}, setPosition] = useState({upward: false, room: maxHeight});
  const chosen = options.indexOf(value);

  useDismiss(place, control, open, () => setOpen(false));

  const keepInSight = useEffectEvent(() => {
    list.current?.children[active]?.scrollIntoView({block: 'nearest'});
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the option comes into sight when it becomes the active one.
  useEffect(() => {
    if (open) keepInSight();
  }, [open, active]);

  function position(): void {
    if (control.current && list.current) setPosition(positionOf(control.current, list.current, maxHeight));
  }

  // A window that is turned may have its room elsewhere.
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

  function lookUp(letter: string, now: number): void {
    const {letters, at} = typed.current;
    const next = now - at > typingMs ? letter : letters + letter;
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
      lookUp(key, event.timeStamp);
    } else {
      return;
    }
    event.preventDefault();
  }

  return {
    place,
    control,
    list,
    open,
    upward,
    room,
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

/** Where the list opens: below, unless it does not fit there and there is more room above, under the header. */
function positionOf(control: HTMLElement, list: HTMLElement, maxHeight: number): {upward: boolean; room: number} {
  const {top, bottom} = control.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const wanted = Math.min(maxHeight, list.scrollHeight);
  const below = window.innerHeight - bottom - 2 * margin;
  const above = top - header - margin;
  const upward = below < wanted && above > below;
  return {upward, room: Math.max(0, Math.min(maxHeight, upward ? above : below))};
}
