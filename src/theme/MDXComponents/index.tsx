// Kind: wrap (safe map). Why: what writers may use in .mdx beyond the theme's own: tables that scroll inside
// themselves. Remove when: never.
import MDXComponents from '@theme-original/MDXComponents';
import {Table} from '../../components/mdx/Table';

export default {...MDXComponents, table: Table};
