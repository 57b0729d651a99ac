import type {LoadContext, Plugin} from '@docusaurus/types';
import {replacedParts} from './ownParts';

/** Warns at the start of a build and of `npm start` about settings of Docusaurus that the site's own parts replace. */
export default function ownParts({siteConfig, siteDir}: LoadContext): Plugin {
  for (const sentence of replacedParts(siteConfig, siteDir)) process.stderr.write(`${sentence}\n`);
  return {name: 'own-parts'};
}
