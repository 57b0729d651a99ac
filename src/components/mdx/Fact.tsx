import {factText} from '../../data/mdx/factText';

/** Renders a fact in running text: `<Fact of="offers.freeTrialDays" />`. An unknown name fails the build with a fix. */
export function Fact({of}: {of: string}): string {
  return factText(of);
}
