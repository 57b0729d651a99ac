import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Area(): ReactNode {
  return (
    <Layout title="An area">
      <main>
        <h1>{`Area ${useLocation().pathname}`}</h1>
      </main>
    </Layout>
  );
}
