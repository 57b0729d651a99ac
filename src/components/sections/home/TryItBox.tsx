import type {ReactNode} from 'react';
import {tryIt} from '../../../data/home/tryIt';
import {Section} from '../../ui/Section';
import {PromptBox} from '../shared/PromptBox';

/** The playground's box on the home page, with prompts to start from. */
export function TryItBox(): ReactNode {
  return (
    <Section heading={tryIt.heading} intro={tryIt.intro} layout="beside" id="try-it">
      <PromptBox suggestions={tryIt.suggestions} />
    </Section>
  );
}
