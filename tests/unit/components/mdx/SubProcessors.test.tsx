import {renderToStaticMarkup} from 'react-dom/server';
import {SubProcessors} from '../../../../src/components/mdx/SubProcessors';
import type {SubProcessor} from '../../../../src/data/trust/schema';
import {subProcessors} from '../../../../src/data/trust/subProcessors';

const example = {name: 'Example Cloud Ltd', purpose: 'Hosting', data: 'All content', location: 'Ireland'};

afterEach(() => {
  (subProcessors as SubProcessor[]).length = 0;
});

test('sub-processors are listed with purpose, data and location; without any there is no table', () => {
  expect(renderToStaticMarkup(<SubProcessors />)).toBe('');
  (subProcessors as SubProcessor[]).push(example);
  const html = renderToStaticMarkup(<SubProcessors />);
  const cells = [...html.matchAll(/<t[dh](?: scope="row")?>([^<]*)</g)].map(([, text]) => text);
  expect(cells).toEqual(Object.values(example));
});
