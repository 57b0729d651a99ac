import type {Plugin} from '@docusaurus/types';
import {type ArticleMeta, collectArticles} from '../built-page/articles';

/** Processes the pages of a build. */
export default function postBuild(): Plugin {
  let articles: ArticleMeta[] = [];
  return {
    name: 'post-build',
    allContentLoaded({allContent}) {
      articles = collectArticles(allContent);
    },
    async postBuild(props) {
      // Loaded only after a build: the libraries would take 0.3 s of each start of `npm start`.
      const {processPages} = await import('./processPages');
      await processPages(articles, props);
    },
  };
}
