/** What the build finds in the content, and all that it says, where these source hosts are integrated. */
function withHosts(...integratedHosts: string[]): {faults: string[]; words: string} {
  jest.resetModules();
  const facts = jest.requireActual<typeof import('../../../src/data/facts')>('../../../src/data/facts');
  jest.doMock('../../../src/data/facts', () => ({...facts, integratedHosts}));
  const {integrations} = jest.requireActual<typeof import('../../../src/data/integrations')>(
    '../../../src/data/integrations',
  );
  for (const tool of integrations)
    Object.assign(tool, {status: integratedHosts.includes(tool.name) ? 'live' : 'planned'});
  const {checkContent} = require('../../../src/data/check') as typeof import('../../../src/data/check');
  const {contents} = require('../../../src/data/contents') as typeof import('../../../src/data/contents');
  const {readFolder} = require('../../../src/data/folders') as typeof import('../../../src/data/folders');
  const words = JSON.stringify(
    [contents, readFolder('landing'), readFolder('comparisons')].map((all) => all.map(({value}) => value)),
  );
  return {faults: checkContent(), words};
}

test('another source host is integrated: nothing keeps the build, and sentences speak of both', () => {
  const {faults, words} = withHosts('GitHub', 'GitLab');
  expect(faults).toEqual([]);
  expect(words).toContain('Today only GitHub and GitLab are integrated');
  expect(words).toContain('Connect GitHub or GitLab through OAuth');
  expect(words).toContain('If it is on GitHub or GitLab, yes. Bitbucket is planned.');
  expect(words).toContain('Our code is on Bitbucket. What now?');
  expect(words).not.toMatch(/GitLab is integrated|Bitbucket are|your code is on GitLab/);
});
