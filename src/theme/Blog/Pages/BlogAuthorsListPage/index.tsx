// Kind: wrap. Why: the theme makes the list of authors as soon as there is one; it says nothing that search
// engines should lead to. Remove when: authors have pages of their own.

import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';
import {NoIndex} from '../../../../components/shell/NoIndex';
import '../../../../css/forReading';

export default function ThemedPage(props: Props): ReactNode {
  return (
    <>
      <NoIndex />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
