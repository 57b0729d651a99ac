import type {ReactNode} from 'react';
import {ComparisonPage} from '../components/templates/ComparisonPage';
import {sourcegraph} from '../data/comparisons/sourcegraph';

export default function SourcegraphPage(): ReactNode {
  return <ComparisonPage page={sourcegraph} />;
}
