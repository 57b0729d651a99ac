import type {LoadContext, Plugin} from '@docusaurus/types';
import {changedOverrides} from './changedOverrides';
import {type OptionalParts, optionalParts} from './optionalParts';
import {replacedParts} from './ownParts';

/**
 * Warns at the start of a build and of `npm start` about settings of Docusaurus that the site's own parts replace, and
 * about overrides of the theme that an upgrade of Docusaurus may have broken. Adds the parts that settings turn on.
 */
export default function ownParts({siteConfig, siteDir}: LoadContext, options: OptionalParts): Plugin {
  for (const sentence of [...replacedParts(siteConfig, siteDir), ...changedOverrides(siteDir)])
    process.stderr.write(`${sentence}\n`);
  return {name: 'own-parts', configureWebpack: optionalParts(siteDir, options)};
}
