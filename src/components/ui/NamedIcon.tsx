import {
  BookOpen,
  Building2,
  CalendarDays,
  Code,
  Compass,
  CreditCard,
  Database,
  Download,
  Eye,
  FlaskConical,
  GitPullRequest,
  Headset,
  type IconNode,
  KeyRound,
  LayoutGrid,
  Link2,
  MessageCircle,
  Mic,
  RefreshCw,
  Route,
  Shield,
  ShieldCheck,
  Star,
  Ticket,
  Users,
  Zap,
} from 'lucide';
import type {ReactNode} from 'react';
import type {IconName} from '../../lib/iconNames';
import {controlIcons, LucideIcon} from './Icon';

const icons: Record<IconName, IconNode> = {
  ...controlIcons,
  bolt: Zap,
  calendar: CalendarDays,
  book: BookOpen,
  building: Building2,
  chat: MessageCircle,
  code: Code,
  compass: Compass,
  creditCard: CreditCard,
  data: Database,
  download: Download,
  eye: Eye,
  flask: FlaskConical,
  grid: LayoutGrid,
  headset: Headset,
  key: KeyRound,
  link: Link2,
  pullRequest: GitPullRequest,
  refresh: RefreshCw,
  route: Route,
  shield: Shield,
  shieldCheck: ShieldCheck,
  star: Star,
  ticket: Ticket,
  users: Users,
  voice: Mic,
};

/** Renders any icon of the site, such as one that data names; as `Icon` does. */
export function NamedIcon({name, size}: {name: IconName; size?: number}): ReactNode {
  return <LucideIcon node={icons[name]} size={size} />;
}
