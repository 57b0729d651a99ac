import type {ReactNode} from 'react';

export default function Bare(): ReactNode {
  return (
    <main>
      <h1>A page without the layout</h1>
    </main>
  );
}
