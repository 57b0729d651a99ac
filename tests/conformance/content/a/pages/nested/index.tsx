import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Nested(): ReactNode {
  return (
    <Layout title="A nested page">
      <main>
        <h1>A nested page</h1>
      </main>
    </Layout>
  );
}
