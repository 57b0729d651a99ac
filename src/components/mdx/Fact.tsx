import {factText} from '../../data/mdx/factText';

/**
 * A fact in running text: `<Fact of="offers.freeTrialDays" />`. One that does not exist stops the build, with what
 * to do.
 */
export function Fact({of}: {of: string}): string {
  return factText(of);
}
