import type {ReactNode} from 'react';
import {ComparisonPage} from '../components/templates/ComparisonPage';
import {checkmarx} from '../data/comparisons/checkmarx';

export default function CheckmarxPage(): ReactNode {
  return <ComparisonPage page={checkmarx} />;
}
