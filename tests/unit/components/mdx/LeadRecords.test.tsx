import {renderToStaticMarkup} from 'react-dom/server';
import {LeadRecords} from '../../../../src/components/mdx/LeadRecords';
import {leadStorage} from '../../../../src/data/privacy/leadStorage';
import {readLeadSettings} from '../../../../src/server/leads/settings';

test('the privacy policy states the retention time that the lead service has by default', () => {
  const {keepDays} = readLeadSettings({LEADS_DATABASE_URL: 'postgres://localhost/leads'});
  expect(renderToStaticMarkup(<LeadRecords />)).toContain(`after ${keepDays} days`);
  expect(renderToStaticMarkup(<LeadRecords />)).toContain(`for ${leadStorage.visitorHashDays} day, only as a hash`);
});
