import type {ReactNode} from 'react';
import {ComparisonPage} from '../components/templates/ComparisonPage';
import {usualMix} from '../data/comparisons/usualMix';

export default function UsualMixPage(): ReactNode {
  return <ComparisonPage page={usualMix} />;
}
