import {useEffect, useState} from 'react';
import {useUrlPart} from './useUrlPart';

/** When a section counts as in view: specification, section 4 "Blog table of contents". */
const band = {visible: 0.3, top: 0.2, bottom: 0.35};

/** The id of the section being read, `undefined` before the first one is reached and on the server. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>();
  const key = ids.join(' ');
  const hash = useUrlPart('hash');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => setInView(headingIn(headings, hash)?.id);
    const observer = new IntersectionObserver(look, {
      threshold: band.visible,
      rootMargin: `-${band.top * 100}% 0px -${band.bottom * 100}%`,
    });
    for (const heading of headings) observer.observe(heading);
    // A leap, such as to the page's top, takes no heading through the band.
    document.addEventListener('scrollend', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('scrollend', look);
    };
  }, [key, hash]);
  return inView;
}

/** The first heading inside the band, or the one beside it that was asked for; between two headings, the one above. */
function headingIn(headings: HTMLElement[], hash: string): HTMLElement | undefined {
  const start = window.innerHeight * band.top;
  const end = window.innerHeight * (1 - band.bottom);
  const tops = headings.map((heading) => heading.getBoundingClientRect().top);
  const inside = tops.findIndex((top) => top >= start && top <= end);
  const found = inside >= 0 ? inside : tops.findLastIndex((top) => top < start);
  return headings.find(({id}, index) => `#${id}` === hash && tops[index] === tops[found]) ?? headings[found];
}
