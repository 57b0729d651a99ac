import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {linkStyles} from './linkStyles';

const name = 'unpublished-links';
const file = 'links.css';

/** Marks links to pages that a build does not publish or list. For `npm start` only. */
export default function unpublishedLinks({generatedFilesDir}: LoadContext): Plugin {
  return {
    name,
    async allContentLoaded({allContent, actions}) {
      await actions.createData(file, linkStyles(allContent, new Date()));
    },
    getClientModules: () => [join(generatedFilesDir, name, 'default', file)],
  };
}
