import {capitalised} from '../../lib/format';
import type {NewFile} from './template';

/** The route of a page that has siblings. */
export function route(path: string, template: string, folder: string, name: string): NewFile {
  return {
    path: `src/pages/${path}.tsx`,
    text: `import type {ReactNode} from 'react';
import {${template}} from '../components/templates/${template}';
import {${name}} from '../data/${folder}/${name}';

export default function ${capitalised(name)}Page(): ReactNode {
  return <${template} page={${name}} />;
}
`,
  };
}
