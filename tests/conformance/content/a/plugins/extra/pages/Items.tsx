import {usePluginData} from '@docusaurus/useGlobalData';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Items({items, word}: {items: string[]; word: string}): ReactNode {
  return (
    <Layout title="Items of a plugin">
      <main>
        <h1>Items of a plugin</h1>
        <p>{`${items.join()} ${word} ${JSON.stringify(usePluginData('conformance-extra'))}`}</p>
      </main>
    </Layout>
  );
}
