import type {ReactNode} from 'react';

export default function Child(): ReactNode {
  return <p>The child route</p>;
}
