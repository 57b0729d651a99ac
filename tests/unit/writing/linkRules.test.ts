import type {Document} from '../../../src/writing/documents';
import {linkMistakes} from '../../../src/writing/linkRules';

jest.mock('../../../src/site/redirects', () => ({
  redirects: [{from: '/docs/integrations/jira', to: '/docs/integrations/tickets'}],
}));

const targets = {
  documents: [] as Document[],
  unread: [],
  addresses: new Map([['/docs/integrations/tickets', undefined]]),
  declared: new Set<string>(),
};

test.each(['../integrations/jira.mdx', '../integrations/jira.mdx#setup', '/docs/integrations/jira'])(
  'a link to %s, which was taken down, is to be written as the redirect says',
  (to) => {
    const [mistake] = linkMistakes({file: 'docs/core-features/scans.mdx', line: 4, to}, targets, new Date());
    expect(mistake?.what).toBe(`the link to ${to} leads nowhere`);
    expect(mistake?.remedy).toBe('write /docs/integrations/tickets, where it went');
  },
);
