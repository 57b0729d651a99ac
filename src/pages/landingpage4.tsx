import type {ReactNode} from 'react';
import {LandingPage} from '../components/templates/LandingPage';
import {unifiedSearch} from '../data/landing/unifiedSearch';

export default function UnifiedSearchPage(): ReactNode {
  return <LandingPage page={unifiedSearch} />;
}
