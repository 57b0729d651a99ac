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
  KeyRound,
  LayoutGrid,
  Link2,
  Lock,
  type LucideIcon,
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
} from 'lucide-react';
import type {ReactNode} from 'react';
import type {IconName} from '../../lib/iconNames';
import {brandIcons} from './brandIcons';

const lucideIcons: Record<Exclude<IconName, keyof typeof brandIcons>, LucideIcon> = {
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
  const sideLength = size ?? '1.25em';
  if (name in brandIcons) {
    return (
      <svg viewBox="0 0 24 24" width={sideLength} height={sideLength} fill="currentColor" aria-hidden="true">
        <path d={brandIcons[name as keyof typeof brandIcons]} />
      </svg>
    );
  }
  const LucideDrawing = lucideIcons[name as keyof typeof lucideIcons];
  return <LucideDrawing size={sideLength} strokeWidth={1.75} aria-hidden="true" />;
}
