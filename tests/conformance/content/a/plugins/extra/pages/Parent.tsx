import renderRoutes from '@docusaurus/renderRoutes';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Parent({route}: {route: {routes: Parameters<typeof renderRoutes>[0]}}): ReactNode {
  return (
    <Layout title="A parent route">
      <main>
        <h1>A parent route</h1>
        {renderRoutes(route.routes)}
      </main>
    </Layout>
  );
}
