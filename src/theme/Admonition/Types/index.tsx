// Kind: eject (safe). Why: uses the site's icons, and states the kind as text, which upstream shows by color and icon
// only. To add a kind, add its keyword to `admonitions.keywords` of the plugin and its component to this map.
// Remove when: Docusaurus names its icons and lets a site replace them.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import clsx from 'clsx';
import {type IconNode, Info, Lightbulb, OctagonAlert, StickyNote, TriangleAlert} from 'lucide';
import type {ComponentType, ReactNode} from 'react';
import {LucideIcon} from '../../../components/ui/Icon';
import {VisuallyHidden} from '../../../components/ui/VisuallyHidden';
import type {NoteKind, OlderNoteKind} from '../../../data/mdx/noteKinds';

const kinds = {
  tip: admonition('tip', 'Tip', Lightbulb),
  note: admonition('note', 'Note', StickyNote),
  info: admonition('info', 'Information', Info),
  warning: admonition('warning', 'Warning', TriangleAlert),
  danger: admonition('danger', 'Danger', OctagonAlert),
} satisfies Record<NoteKind, ComponentType<Props>>;

/** Legacy kinds that Docusaurus still accepts, and uses in the banners of drafts and unlisted pages. */
const legacyKinds: Record<OlderNoteKind, ComponentType<Props>> = {
  caution: kinds.warning,
  important: kinds.info,
  secondary: kinds.note,
  success: kinds.tip,
};

export default {...kinds, ...legacyKinds};

function admonition(kind: NoteKind, name: string, defaultIcon: IconNode): ComponentType<Props> {
  return ({id, className, icon = <LucideIcon node={defaultIcon} />, title, children}): ReactNode => (
    <div
      id={id}
      className={clsx(ThemeClassNames.common.admonition, ThemeClassNames.common.admonitionType(kind), className)}
    >
      <div>
        {icon}
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
