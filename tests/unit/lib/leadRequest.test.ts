import {landingPages} from '../../../src/data/routes/pages';
import {leadAddress, leadOf, loggableAnswer} from '../../../src/lib/leadRequest';
import {hostileStrings} from '../../support/hostile';

test('a lead is exactly four strings, and reads back as it was typed', () => {
  for (const text of hostileStrings()) {
    const lead = leadOf({firstName: text, companyName: text, workEmail: text, message: text}, 'SecurityScan');
    expect(JSON.parse(JSON.stringify(lead))).toEqual({
      firstName: text,
      companyName: text,
      workEmail: text,
      pageUrl: 'SecurityScan',
    });
  }
});

test('each landing page has the name that the specification gives it §2.11 §2.66', () => {
  const names = Object.fromEntries(Object.entries(landingPages).map(([path, {pageUrl}]) => [path, pageUrl]));
  // Pages of later campaigns have names of their own.
  expect(names).toMatchObject({
    '/landingpage1': 'prreview',
    '/landingpage2': 'SecurityScan',
    '/landingpage3': 'SupportAgent',
    '/landingpage4': 'Searchfrom',
    '/landingpage5': 'voice agent',
    '/landingpage6': 'Itsm agent',
  });
});

test.each([
  [undefined, '/api/landingpage/forms'],
  ['https://api.example.com', 'https://api.example.com/api/landingpage/forms'],
])('the API at %s §7.1', (apiHost, address) => {
  expect(leadAddress(apiHost)).toBe(address);
});

test('what the API repeats of the visitor is not logged', () => {
  const lead = leadOf({firstName: 'Ada', companyName: ' ', workEmail: 'ada@example.com'}, 'prreview');
  const answer = {id: 7, message: 'Thank you, Ada!', data: {email: ['ada@example.com'], page: 'prreview', note: ' '}};
  expect(loggableAnswer(JSON.stringify(answer), lead)).toEqual({
    id: 7,
    message: '(as typed)',
    data: {email: ['(as typed)'], page: 'prreview', note: ' '},
  });
  const asked = {...lead, jobTitle: 'CTO of X'};
  expect(loggableAnswer('{"title": "CTO of X"}', asked)).toEqual({title: '(as typed)'});
  expect(() => loggableAnswer('<html>', lead)).toThrow();
});
