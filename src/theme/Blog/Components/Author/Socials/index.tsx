// Kind: wrap. Why: the icons of all social networks would be in the scripts of every post, and an author without profiles
// would have an empty row. The links are in the HTML; the icons are loaded only after a client-side navigation.
// Remove when: Docusaurus loads only the icons that a page shows.
import type {Props} from '@theme/Blog/Components/Author/Socials';
import type {ReactNode} from 'react';
import {Island} from '../../../../../runtime/browser/Island';
import {islandPart} from '../../../../../runtime/browser/islandPart';

const socials = islandPart<Props>(async () => (await import('@theme-original/Blog/Components/Author/Socials')).default);

export default function Socials(props: Props): ReactNode {
  if (Object.keys(props.author.socials ?? {}).length === 0) return null;
  const fallback = <div style={{height: '1rem'}} />;
  return <Island part={socials} partProps={props} fallback={fallback} isStatic />;
}
