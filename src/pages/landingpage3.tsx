import type {ReactNode} from 'react';
import {LandingPage} from '../components/templates/LandingPage';
import {supportAgent} from '../data/landing/supportAgent';

export default function SupportAgentPage(): ReactNode {
  return <LandingPage page={supportAgent} />;
}
