import type {ReactNode} from 'react';
import {tryIt} from '../../../data/home/tryIt';
import {Section} from '../../ui/Section';
import {PromptBox} from '../shared/PromptBox';

/** Shows the playground's prompt box on the home page, with suggested prompts. */
export function TryItBox(): ReactNode {
  return (
    <Section heading={tryIt.heading} intro={tryIt.intro} layout="beside" id="try-it">
      <PromptBox suggestions={tryIt.suggestions} />
    </Section>
  );
}
