import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function LayoutProps(): ReactNode {
  return (
    <Layout title="Properties of the layout" description="Its description." wrapperClassName="own-wrapper" noFooter>
      <main>
        <h1>Properties of the layout</h1>
        <footer>{'text'}</footer>
      </main>
    </Layout>
  );
}
