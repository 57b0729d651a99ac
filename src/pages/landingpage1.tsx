import type {ReactNode} from 'react';
import {LandingPage} from '../components/templates/LandingPage';
import {prReview} from '../data/landing/prReview';

export default function PrReviewPage(): ReactNode {
  return <LandingPage page={prReview} />;
}
