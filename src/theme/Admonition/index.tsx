// Kind: eject (safe). Why: uses the site's icons, and states the kind as text, which upstream shows by color and icon
// only; upstream has thirteen modules for five kinds.
// Remove when: Docusaurus names its icons and lets a site replace them.
import {processAdmonitionProps, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import clsx from 'clsx';
import {type IconNode, Info, Lightbulb, OctagonAlert, StickyNote, TriangleAlert} from 'lucide';
import type {ReactNode} from 'react';
import {LucideIcon} from '../../components/ui/Icon';
import {VisuallyHidden} from '../../components/ui/VisuallyHidden';
import type {NoteKind, OlderNoteKind} from '../../data/mdx/noteKinds';

const kinds: Record<NoteKind, {icon: IconNode; name: string}> = {
  tip: {icon: Lightbulb, name: 'Tip'},
  note: {icon: StickyNote, name: 'Note'},
  info: {icon: Info, name: 'Information'},
  warning: {icon: TriangleAlert, name: 'Warning'},
  danger: {icon: OctagonAlert, name: 'Danger'},
};

/** Legacy kinds that Docusaurus still accepts, and uses in the banners of drafts and unlisted pages. */
const legacyKinds: Record<OlderNoteKind, NoteKind> = {
  caution: 'warning',
  important: 'info',
  secondary: 'note',
  success: 'tip',
};

export default function Admonition(props: Props): ReactNode {
  const {type, title, children} = processAdmonitionProps(props);
  const kind = legacyKinds[type as OlderNoteKind] ?? (type as NoteKind);
  const {icon, name} = kinds[kind];
  return (
    <div className={clsx(ThemeClassNames.common.admonition, ThemeClassNames.common.admonitionType(kind))}>
      <div>
        <LucideIcon node={icon} />
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
