import {renderToStaticMarkup} from 'react-dom/server';
import {settings} from '../../../../src/client/settings';
import {LeadRecords} from '../../../../src/components/mdx/LeadRecords';
import {leadStorage} from '../../../../src/data/privacy/leadStorage';
import {readSiteEnv} from '../../../../src/site/env';

test('the privacy policy states the days of LEADS_KEEP_DAYS, by default those of the lead service', () => {
  expect(readSiteEnv({}).leadKeepDays).toBe(leadStorage.keepDays);
  settings.leadKeepDays = readSiteEnv({LEADS_KEEP_DAYS: '30'}).leadKeepDays;
  expect(renderToStaticMarkup(<LeadRecords />)).toContain('after 30 days');
  expect(renderToStaticMarkup(<LeadRecords />)).toContain(`for ${leadStorage.visitorHashDays} day, only as a hash`);
});
