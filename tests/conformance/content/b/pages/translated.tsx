import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Counter from '@site/src/components/conformance/Counter';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Translated(): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  return (
    <Layout title="A translated page">
      <main>
        <h1>A translated page</h1>
        <p>{`locale ${i18n.currentLocale}, base ${siteConfig.baseUrl}, file ${useBaseUrl('/img/square.png')}`}</p>
        <p>
          <Translate id="own.text" values={{name: 'Name'}}>
            {'Hello {name}'}
          </Translate>
        </p>
        <Counter />
      </main>
    </Layout>
  );
}
