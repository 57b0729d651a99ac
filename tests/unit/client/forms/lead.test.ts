import {createLead, leadUrl, redactResponse} from '../../../../src/client/forms/submitLead';
import {landingPages} from '../../../../src/site/pages';
import {hostileStrings} from '../../../support/hostile';

test('a lead has exactly four strings, exactly as typed', () => {
  for (const text of hostileStrings()) {
    const lead = createLead({firstName: text, companyName: text, workEmail: text, message: text}, 'SecurityScan');
    expect(JSON.parse(JSON.stringify(lead))).toEqual({
      firstName: text,
      companyName: text,
      workEmail: text,
      pageUrl: 'SecurityScan',
    });
  }
});

test('each landing page sends the page name of the specification §2.11 §2.66', () => {
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
])('with API host %s, leads are posted to %s §7.1', (apiHost, url) => {
  expect(leadUrl(apiHost)).toBe(url);
});

test('visitor input in the API’s response is not logged', () => {
  const lead = createLead({firstName: 'Ada', companyName: ' ', workEmail: 'ada@example.com'}, 'prreview');
  const answer = {id: 7, message: 'Thank you, Ada!', data: {email: ['ada@example.com'], page: 'prreview', note: ' '}};
  expect(redactResponse(JSON.stringify(answer), lead)).toEqual({
    id: 7,
    message: '(as typed)',
    data: {email: ['(as typed)'], page: 'prreview', note: ' '},
  });
  const extended = {...lead, jobTitle: 'CTO of X'};
  expect(redactResponse('{"title": "CTO of X"}', extended)).toEqual({title: '(as typed)'});
  expect(() => redactResponse('<html>', lead)).toThrow();
});
