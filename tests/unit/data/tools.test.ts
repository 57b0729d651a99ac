/** What the build finds in the content, and all that it says, where these tools are integrated. */
function withTools(...integratedTools: string[]): {faults: string[]; words: string} {
  jest.resetModules();
  const facts = jest.requireActual<typeof import('../../../src/data/facts')>('../../../src/data/facts');
  jest.doMock('../../../src/data/facts', () => ({...facts, integratedTools}));
  const {dataErrors} =
    require('../../../src/plugins/content-lint/dataErrors') as typeof import('../../../src/plugins/content-lint/dataErrors');
  const {contentRegistry} =
    require('../../../src/plugins/content-lint/contentRegistry') as typeof import('../../../src/plugins/content-lint/contentRegistry');
  const {readFolder} = require('../../../src/data/routes/folders') as typeof import('../../../src/data/routes/folders');
  const words = JSON.stringify(
    [contentRegistry, readFolder('landing'), readFolder('comparisons')].map((all) => all.map(({value}) => value)),
  );
  return {faults: dataErrors(), words};
}

test('another source host is integrated: nothing keeps the build, and sentences speak of both', () => {
  const {faults, words} = withTools('GitHub', 'GitLab');
  expect(faults).toEqual([]);
  expect(words).toContain('Today only GitHub and GitLab are integrated');
  expect(words).toContain('Connect GitHub or GitLab through OAuth');
  expect(words).toContain('If it is on GitHub or GitLab, yes. Bitbucket is planned.');
  expect(words).toContain('Our code is on Bitbucket. What now?');
  expect(words).not.toMatch(/GitLab is integrated|Bitbucket are|your code is on GitLab/);
});

test('a tool that is no source host is integrated: it is named beside them, and no source host itself', () => {
  const {faults, words} = withTools('GitHub', 'Slack');
  expect(faults).toEqual([]);
  expect(words).toContain('GitHub and Slack first, then the rest of your tools');
  expect(words).toContain('Slack is integrated today; Microsoft Teams is planned');
  expect(words).toContain('Today only GitHub is integrated: you connect a repository');
  expect(words).toContain('Jira is marked as planned');
  expect(words).not.toMatch(/Not yet: Slack|Slack and Microsoft Teams are planned/);
});

test('once Jira is integrated nobody is told that it is planned', () => {
  const {faults, words} = withTools('GitHub', 'Jira');
  expect(faults).toEqual([]);
  expect(words).not.toContain('Jira is marked as planned');
});
