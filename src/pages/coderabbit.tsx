import type {ReactNode} from 'react';
import {ComparisonPage} from '../components/templates/ComparisonPage';
import {coderabbit} from '../data/comparisons/coderabbit';

export default function CoderabbitPage(): ReactNode {
  return <ComparisonPage page={coderabbit} />;
}
