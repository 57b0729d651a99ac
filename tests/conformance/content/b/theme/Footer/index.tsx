import type {ReactNode} from 'react';

export default function Footer(): ReactNode {
  return <footer>The swizzled footer</footer>;
}
