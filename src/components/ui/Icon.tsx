import {
  ArrowRight,
  Check,
  ChevronDown,
  Clock,
  Copy,
  ExternalLink,
  type IconNode,
  Lock,
  Mail,
  Menu,
  Pause,
  Play,
  Search,
  TriangleAlert,
  X,
} from 'lucide';
import {createElement, type ReactNode} from 'react';
import type {IconName} from '../../lib/iconNames';

/** The icons of controls, which every page loads. */
export const controlIcons = {
  arrowRight: ArrowRight,
  check: Check,
  chevronDown: ChevronDown,
  clock: Clock,
  close: X,
  copy: Copy,
  external: ExternalLink,
  lock: Lock,
  mail: Mail,
  menu: Menu,
  pause: Pause,
  play: Play,
  search: Search,
  warning: TriangleAlert,
} satisfies Partial<Record<IconName, IconNode>>;

/**
 * Renders the icon of a control, in the text's color and 1.25em tall unless `size` (CSS pixels) is set. Decorative:
 * adjacent text states the same. `NamedIcon` has all icons.
 */
export function Icon({name, size}: {name: keyof typeof controlIcons; size?: number}): ReactNode {
  return <LucideIcon node={controlIcons[name]} size={size} />;
}

/** Renders an icon of lucide, such as one that has no name in `lib/iconNames.ts`. */
export function LucideIcon({node, size = '1.25em'}: {node: IconNode; size?: number | string}): ReactNode {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
    },
    // Not as an array, in which each shape would need a key.
    ...shapes,
  );
}
