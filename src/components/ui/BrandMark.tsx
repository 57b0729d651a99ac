import type {ReactNode} from 'react';

/** Brand icon in the text's color, 26 CSS pixels unless `className` sizes it. Decorative: the name is next to it. */
export function BrandMark({className}: {className?: string}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 32 32" width="26" height="26" fill="currentColor" aria-hidden="true">
      <path d="M16 3a13 13 0 1 0 13 13h-4.6A8.4 8.4 0 1 1 16 7.6z" />
      <circle cx="24.6" cy="7.4" r="4.4" />
    </svg>
  );
}
