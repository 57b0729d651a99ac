import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function NoTitle(): ReactNode {
  return (
    <Layout>
      <main>
        <h1>A page without a title</h1>
      </main>
    </Layout>
  );
}
