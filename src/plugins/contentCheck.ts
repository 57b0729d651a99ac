import type {Plugin} from '@docusaurus/types';
import {checkContent} from '../data/check';

/** Stops the build, and the writers' server, when a file of `src/data` breaks its schema. */
export default function contentCheck(): Plugin {
  return {
    name: 'content-check',
    loadContent() {
      const faults = checkContent();
      if (faults.length > 0) throw new Error(`Content to mend:\n${faults.join('\n')}`);
    },
  };
}
