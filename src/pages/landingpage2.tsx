import type {ReactNode} from 'react';
import {LandingPage} from '../components/templates/LandingPage';
import {securityScan} from '../data/landing/securityScan';

export default function SecurityScanPage(): ReactNode {
  return <LandingPage page={securityScan} />;
}
