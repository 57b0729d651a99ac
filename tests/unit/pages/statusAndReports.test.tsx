import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import {settings} from '../../../src/client/settings';
import {reports} from '../../../src/data/trust/reports';
import type {Report} from '../../../src/data/trust/schema';
import ContactSupportPage from '../../../src/pages/contactsupport';
import TrustPage from '../../../src/pages/trust';

afterEach(() => {
  delete settings.statusUrl;
  (reports as Report[]).length = 0;
});

function htmlOf(Page: ComponentType): string {
  return renderToStaticMarkup(
    <HelmetProvider>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </HelmetProvider>,
  );
}

test.each([
  ['/trust', TrustPage],
  ['/contactsupport', ContactSupportPage],
])('%s links to the status page only if there is one', (_path, Page) => {
  expect(htmlOf(Page)).not.toContain('status page');
  settings.statusUrl = 'https://status.example.com/';
  expect(htmlOf(Page)).toContain('<a href="https://status.example.com/">status page</a>');
});

test('/trust lists reports only if there are any: public ones to download, others on request', () => {
  expect(htmlOf(TrustPage)).not.toContain('Reports');
  (reports as Report[]).push(
    {title: 'VPAT 2.5', text: 'Accessibility of the app.', issued: '2026-11-02', file: '/reports/vpat.pdf'},
    {title: 'SOC2 report', text: 'Controls over a year.', issued: '2026-10-01'},
  );
  const html = htmlOf(TrustPage);
  expect(html).toContain('<a href="#reports" class="link">Reports</a>');
  expect(html).toContain('<time dateTime="2026-11-02">November 2, 2026</time>');
  expect(html).toContain('<a href="/reports/vpat.pdf" download="" aria-label="Download VPAT 2.5">');
  expect(html).toMatch(/<a href="mailto:[^"]*subject=SOC2%20report" aria-label="Request SOC2 report by email">/);
});
