// Kind: wrap. Why: registers Prism's additional languages here instead of on every page (plugins/bundle): code in MDX is
// highlighted at build time (plugins/mdx/highlightCode.ts), so few pages load Prism.
// Remove when: Docusaurus highlights at build time.
import prismIncludeLanguages from '@theme/prism-include-languages';
import CodeBlock from '@theme-original/CodeBlock';
import {Prism} from 'prism-react-renderer';

prismIncludeLanguages(Prism);

export default CodeBlock;
