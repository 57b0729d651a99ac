import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Counter from '@site/src/components/conformance/Counter';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Hooks(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title="A React page">
      <Head>
        <meta name="robots" content="noindex" />
        <meta property="og:description" content="A description for social networks." />
      </Head>
      <main>
        <Heading as="h1">A React page</Heading>
        <Heading as="h2" id="own-heading">
          A heading
        </Heading>
        <p>{siteConfig.tagline}</p>
        <Counter />
        <Link to="/docs/writing/markdown">A link</Link>
      </main>
    </Layout>
  );
}
