import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useParams} from 'react-router-dom';

export default function Item(): ReactNode {
  return (
    <Layout title="An item">
      <main>
        <h1>{`Item ${useParams<{id: string}>().id}`}</h1>
      </main>
    </Layout>
  );
}
