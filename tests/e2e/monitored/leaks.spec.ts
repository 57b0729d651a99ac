import {resolve} from 'node:path';
import {filesContaining} from '../../support/leaks';
import {expect, test} from '../../support/monitored';
import {draftText, secretEnv, secretText} from '../../support/monitoredEnv';

const build = resolve(__dirname, '../../.output/monitored');

test('no file of the build contains a secret of the environment', () => {
  expect(Object.values(secretEnv).filter((value) => !value.includes(secretText))).toEqual([]);
  expect(filesContaining(build, [secretText])).toEqual([]);
});

test('no file of the build contains a draft or a post of the future', () => {
  expect(filesContaining(build, [draftText])).toEqual([]);
});
