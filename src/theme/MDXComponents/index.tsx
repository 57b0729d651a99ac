// Kind: wrap (safe map). Why: adds components that writers can use in .mdx without an import: tables that scroll in
// their frame, images that can be enlarged, figures, facts, product scenes, steps and tabs.
// Remove when: never.
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import {ContactLink} from '../../components/mdx/ContactLink';
import {Fact} from '../../components/mdx/Fact';
import {Figure} from '../../components/mdx/Figure';
import {SceneFigure} from '../../components/mdx/SceneFigure';
import {Steps} from '../../components/mdx/Steps';
import {Table} from '../../components/mdx/Table';
import {ZoomableImage} from '../../components/mdx/ZoomableImage';
import HighlightedCode from './HighlightedCode';

export default {
  ...MDXComponents,
  table: Table,
  img: ZoomableImage,
  // The element of plugins/mdx/highlightCode.ts.
  highlightedCode: HighlightedCode,
  ContactLink,
  Fact,
  Figure,
  Scene: SceneFigure,
  Steps,
  TabItem,
  Tabs,
};
