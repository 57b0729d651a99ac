import {runInNewContext} from 'node:vm';
import {prefersMarkdown, prefersMarkdownSource} from '../../../../src/plugins/hosting/negotiation';
import {acceptHeaders, unusualAcceptHeaders} from '../../../support/acceptHeaders';

describe.each([...acceptHeaders, ...unusualAcceptHeaders])('%s: %s', (_, accept, isMarkdown) => {
  test(`gets ${isMarkdown ? 'Markdown' : 'HTML'}`, () => {
    expect(prefersMarkdown(accept)).toBe(isMarkdown);
  });

  test('gets the same from the functions of hosts', () => {
    expect(runInNewContext(`${prefersMarkdownSource}; prefersMarkdown(accept)`, {accept})).toBe(isMarkdown);
  });
});
