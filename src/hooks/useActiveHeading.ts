import {useEffect, useState} from 'react';
import {useUrlPart} from './useUrlPart';

/** The band of the viewport in which a heading is active: specification, section 4 "Blog table of contents". */
const band = {visible: 0.3, top: 0.2, bottom: 0.35};

/** Returns the id of the section being read; `undefined` above the first one and on the server. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [activeId, setActiveId] = useState<string>();
  const key = ids.join(' ');
  const hash = useUrlPart('hash');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const update = () => setActiveId(activeHeading(headings, hash)?.id);
    const observer = new IntersectionObserver(update, {
      threshold: band.visible,
      rootMargin: `-${band.top * 100}% 0px -${band.bottom * 100}%`,
    });
    for (const heading of headings) observer.observe(heading);
    // A jump, such as to the top of the page, moves no heading through the band.
    document.addEventListener('scrollend', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('scrollend', update);
    };
  }, [key, hash]);
  return activeId;
}

/**
 * Returns the first heading in the band, or the last one above it; of headings at the same height, the URL's target.
 */
function activeHeading(headings: HTMLElement[], hash: string): HTMLElement | undefined {
  const start = window.innerHeight * band.top;
  const end = window.innerHeight * (1 - band.bottom);
  const tops = headings.map((heading) => heading.getBoundingClientRect().top);
  const inside = tops.findIndex((top) => top >= start && top <= end);
  const found = inside >= 0 ? inside : tops.findLastIndex((top) => top < start);
  return headings.find(({id}, index) => `#${id}` === hash && tops[index] === tops[found]) ?? headings[found];
}
