import {
  ArrowRight,
  BookOpen,
  Building2,
  CalendarDays,
  Check,
  ChevronDown,
  Clock,
  Code,
  Compass,
  Copy,
  CreditCard,
  Database,
  Download,
  ExternalLink,
  Eye,
  FlaskConical,
  GitPullRequest,
  Headset,
  type IconNode,
  KeyRound,
  LayoutGrid,
  Link2,
  Lock,
  Mail,
  Menu,
  MessageCircle,
  Mic,
  Pause,
  Play,
  RefreshCw,
  Route,
  Search,
  Shield,
  ShieldCheck,
  Star,
  Ticket,
  TriangleAlert,
  Users,
  X,
  Zap,
} from 'lucide';
import {createElement, type ReactNode} from 'react';
import type {IconName} from '../../lib/iconNames';

const lucideIcons: Record<IconName, IconNode> = {
  arrowRight: ArrowRight,
  bolt: Zap,
  calendar: CalendarDays,
  book: BookOpen,
  building: Building2,
  chat: MessageCircle,
  check: Check,
  chevronDown: ChevronDown,
  clock: Clock,
  close: X,
  code: Code,
  compass: Compass,
  copy: Copy,
  creditCard: CreditCard,
  data: Database,
  download: Download,
  external: ExternalLink,
  eye: Eye,
  flask: FlaskConical,
  grid: LayoutGrid,
  headset: Headset,
  key: KeyRound,
  link: Link2,
  lock: Lock,
  mail: Mail,
  menu: Menu,
  pause: Pause,
  play: Play,
  pullRequest: GitPullRequest,
  refresh: RefreshCw,
  route: Route,
  search: Search,
  shield: Shield,
  shieldCheck: ShieldCheck,
  star: Star,
  ticket: Ticket,
  users: Users,
  voice: Mic,
  warning: TriangleAlert,
};

/**
 * Renders an icon by name, in the text's color and 1.25em tall unless `size` (CSS pixels) is set. Decorative: adjacent
 * text states the same.
 */
export function Icon({name, size}: {name: IconName; size?: number}): ReactNode {
  return <LucideIcon node={lucideIcons[name]} size={size} />;
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
