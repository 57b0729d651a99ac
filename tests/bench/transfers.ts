import type {Browser} from '@playwright/test';
import {withBrowser, withServer} from './site';

const kinds = ['html', 'js', 'css', 'fonts', 'other'] as const;
type Kind = (typeof kinds)[number];
type Row = Record<Kind | 'all', string>;
type Size = {raw: number; transferred: number};

/** Measures what a browser without a cache loads for each page before the first scroll, by type of file. */
export async function measureTransfers(folder: string, paths: readonly string[]): Promise<Record<string, Row>> {
  return withServer(folder, (origin) =>
    withBrowser(origin, async (browser) => {
      const rows: Record<string, Row> = {};
      for (const path of paths) rows[path] = await transfersOf(browser, origin, path);
      return rows;
    }),
  );
}

async function transfersOf(browser: Browser, origin: string, path: string): Promise<Row> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sizes: {kind: Kind; size: Promise<Size>}[] = [];
  page.on('requestfinished', (request) => {
    sizes.push({
      kind: kindOf(new URL(request.url()).pathname),
      size: request.response().then(async (response) => ({
        raw: (await response?.body())?.length ?? 0,
        transferred: Number((await response?.allHeaders())?.['content-length'] ?? 0),
      })),
    });
  });
  const response = await page.goto(origin + path, {waitUntil: 'networkidle'});
  // Ignore later requests: their sizes cannot be read after the context is closed.
  page.removeAllListeners('requestfinished');
  if (!response?.ok()) throw new Error(`${path} returned status ${response?.status()}`);
  const measured = await Promise.all(sizes.map(async ({kind, size}) => ({kind, ...(await size)})));
  await context.close();
  const cell = (of: (kind: Kind) => boolean) => {
    const some = measured.filter(({kind}) => of(kind));
    const sum = (key: keyof Size) => some.reduce((total, size) => total + size[key], 0);
    return `${sum('raw')} / ${sum('transferred')}`;
  };
  const cells = kinds.map((kind) => [kind, cell((other) => other === kind)] as const);
  return {...(Object.fromEntries(cells) as Record<Kind, string>), all: cell(() => true)};
}

function kindOf(path: string): Kind {
  if (path.endsWith('.js')) return 'js';
  if (path.endsWith('.css')) return 'css';
  if (path.endsWith('.woff2')) return 'fonts';
  return /\.\w+$/.test(path) ? 'other' : 'html';
}
