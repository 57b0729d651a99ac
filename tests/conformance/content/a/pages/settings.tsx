import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Settings(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {own} = useThemeConfig() as unknown as {own: unknown};
  return (
    <Layout title="Settings">
      <main>
        <h1>Settings</h1>
        <p>{`customFields ${JSON.stringify(siteConfig.customFields?.own)}`}</p>
        <p>{`themeConfig ${JSON.stringify(own)}`}</p>
      </main>
    </Layout>
  );
}
