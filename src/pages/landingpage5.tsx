import type {ReactNode} from 'react';
import {LandingPage} from '../components/templates/LandingPage';
import {voiceAgent} from '../data/landing/voiceAgent';

export default function VoiceAgentPage(): ReactNode {
  return <LandingPage page={voiceAgent} />;
}
