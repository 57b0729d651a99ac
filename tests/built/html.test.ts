import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {assetBytes, urlsEndingWith} from '../support/build';

/** Findings that are not ours or not errors: the rule, the message and the reason. */
const accepted: readonly [ruleId: string, message: string, reason: string][] = [
  [
    'element-permitted-content',
    '<div> element is not permitted as content under <code>',
    'theme-classic/CodeBlock/Line renders each line of code as a <div>; fixing it means to eject an unsafe component',
  ],
  [
    'no-raw-characters',
    'Raw ">" must be encoded as "&gt;"',
    'HTML allows it in text (13.1.2.6), and the minifier of Docusaurus writes the shorter form',
  ],
];

test('all pages conform to the HTML standard', () => {
  const validator = new HtmlValidate(new StaticConfigLoader({root: true, extends: ['html-validate:standard']}));
  const findings = urlsEndingWith('.html').flatMap((url) =>
    validator
      .validateStringSync(assetBytes(url).toString(), url)
      .results.flatMap(({messages}) => messages)
      .map(({ruleId, message, selector}) => ({url, ruleId, message, selector})),
  );
  const isAccepted = ({ruleId, message}: {ruleId: string; message: string}) =>
    accepted.some(([rule, text]) => rule === ruleId && text === message);
  expect(findings.filter((finding) => !isAccepted(finding))).toEqual([]);
  // An entry without a finding has become unnecessary: remove it.
  expect(accepted.filter(([rule, text]) => !findings.some((f) => f.ruleId === rule && f.message === text))).toEqual([]);
});
