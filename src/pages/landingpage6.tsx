import type {ReactNode} from 'react';
import {LandingPage} from '../components/templates/LandingPage';
import {itsmAgent} from '../data/landing/itsmAgent';

export default function ItsmAgentPage(): ReactNode {
  return <LandingPage page={itsmAgent} />;
}
