// Kind: eject (safe). Why: the icons are the site's own, and a word says what colour and shape say to the eye;
// upstream has thirteen modules for five kinds.
// Remove when: Docusaurus names its icons and lets a site choose them.
import {processAdmonitionProps, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import clsx from 'clsx';
import {Info, Lightbulb, type LucideIcon, OctagonAlert, StickyNote, TriangleAlert} from 'lucide-react';
import type {ReactNode} from 'react';
import {VisuallyHidden} from '../../components/ui/VisuallyHidden';
import type {NoteKind} from '../../data/names';

/** What Docusaurus calls the banners of a draft and of an unlisted page, and no writer may. */
type BannerKind = 'caution';

const kinds: Record<NoteKind | BannerKind, {icon: LucideIcon; name: string}> = {
  tip: {icon: Lightbulb, name: 'Tip'},
  note: {icon: StickyNote, name: 'Note'},
  info: {icon: Info, name: 'Information'},
  warning: {icon: TriangleAlert, name: 'Warning'},
  danger: {icon: OctagonAlert, name: 'Danger'},
  caution: {icon: TriangleAlert, name: 'Warning'},
};

export default function Admonition(props: Props): ReactNode {
  const {type, title, children} = processAdmonitionProps(props);
  const {icon: Icon, name} = kinds[type as keyof typeof kinds];
  return (
    <div className={clsx(ThemeClassNames.common.admonition, ThemeClassNames.common.admonitionType(type))}>
      <div>
        <Icon size="1.25em" strokeWidth={1.75} aria-hidden="true" />
        {title ? (
          <>
            <VisuallyHidden>{`${name}: `}</VisuallyHidden>
            {title}
          </>
        ) : (
          name
        )}
      </div>
      {children}
    </div>
  );
}
