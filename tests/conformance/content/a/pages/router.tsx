import {matchPath} from '@docusaurus/router';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {withRouter} from 'react-router-dom';

const Path = withRouter(({location}) => <output>{`path ${location.pathname}`}</output>);

export default function Router(): ReactNode {
  const match = matchPath<{id: string}>('/api/17', {path: '/api/:id', exact: true});
  return (
    <Layout title="The router">
      <main>
        <h1>The router</h1>
        <p>{`parameter ${match?.params.id}`}</p>
        <Path />
      </main>
    </Layout>
  );
}
