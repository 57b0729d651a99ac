import type {Plugin} from '@docusaurus/types';
import {collectArticles} from '../built-page/articles';
import type {Site} from '../built-page/pageFeature';

/** Processes the pages of a build. */
export default function postBuild(): Plugin {
  let articles: Site['articles'] = [];
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
