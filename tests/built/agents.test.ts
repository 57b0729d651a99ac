import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import {markdownPath} from '../../src/lib/markdownPath';
import {find, readHtml} from '../../src/plugins/built-page/html';
import {loadSiteEnv} from '../../src/site/dotenv';
import {assetBytes, builtOrigin, captured, htmlOf, pathsFromSitemap, visitedPaths} from '../support/build';

/*
 * Checks of public graders (AFDocs, isitagentready.com) that need no host; each title starts with the grader's name of
 * the check. `checks.ts` in `src/plugins/hosting` has those that need one.
 */

const siteUrl = builtOrigin();
const llmsTxt = assetBytes('/llms.txt').toString();
const pages = pathsFromSitemap();
const markdownOf = (path: string) => assetBytes(markdownPath(path)).toString();
/** Agents cut longer texts. */
const maxCharacters = 50_000;

test('llms-txt-valid: a title, a quote with the summary, and sections of links with descriptions', () => {
  const [title, , summary] = llmsTxt.split('\n');
  expect(title).toMatch(/^# \S/);
  expect(summary).toMatch(/^> \S/);
  const [, ...sections] = llmsTxt.split(/^## /m);
  for (const section of sections) {
    const [, , ...links] = section.trimEnd().split('\n');
    for (const link of links) expect(link).toMatch(/^- \[[^\]]+\]\(https?:\/\/[^)\s]+\): \S/);
  }
});

test('llms-txt-size, page-size-markdown: no text is longer than agents read', () => {
  expect(llmsTxt.length).toBeLessThan(maxCharacters);
  for (const path of pages) expect([path, markdownOf(path).length < maxCharacters]).toEqual([path, true]);
});

test('llms-txt-links-resolve, llms-txt-links-markdown, llms-txt-coverage: links the Markdown of every listed page', () => {
  const links = captured(llmsTxt, /\]\(([^)]+)\)/g);
  expect(links.sort()).toEqual(pages.map((path) => siteUrl + markdownPath(path)).sort());
  for (const link of links) expect(assetBytes(new URL(link).pathname).length).toBeGreaterThan(0);
});

test('llms-txt-directive-html, content-start-position: every page names llms.txt before its header', () => {
  for (const path of visitedPaths()) {
    const html = htmlOf(path);
    const pointer = html.indexOf('/llms.txt lists all pages');
    expect([path, pointer > html.indexOf('<body') && pointer < html.indexOf('<header')]).toEqual([path, true]);
  }
});

test('the pointer to llms.txt is hidden from screen readers and left out of Markdown and search results', () => {
  const element = find(
    readHtml(htmlOf('/docs')),
    ({properties}) => properties.className?.toString() === 'page-pointer',
  );
  expect(element?.properties).toMatchObject({ariaHidden: 'true', dataNosnippet: ''});
  expect(markdownOf('/docs')).not.toContain('For AI agents');
});

test('llms-txt-directive-md: every Markdown version names llms.txt in its first lines, and so does the 404', () => {
  for (const path of visitedPaths()) {
    const start = markdownOf(path).split('\n').slice(0, 8).join('\n');
    expect([path, start.includes(`${siteUrl}/llms.txt`)]).toEqual([path, true]);
  }
  expect(assetBytes('/404.md').toString()).toContain(`${siteUrl}/llms.txt`);
});

test('markdown-code-fence-validity: every block of code is closed', () => {
  for (const path of visitedPaths()) {
    const fences = markdownOf(path).match(/^ *(```|~~~)/gm) ?? [];
    expect([path, fences.length % 2]).toEqual([path, 0]);
  }
});

test('markdown-link-portability: every link is absolute, and those to this site exist', () => {
  const known = new Set(visitedPaths());
  for (const path of pages) {
    const links = captured(markdownOf(path).replaceAll(/^```.*?^```/gms, ''), /\]\(([^)\s]+)\)/g);
    expect(links.filter((link) => !/^(https?|mailto):/.test(link))).toEqual([]);
    for (const link of links.filter((href) => href.startsWith(`${siteUrl}/`))) {
      const {pathname} = new URL(link);
      // A page that is not in the sitemap, or a file.
      const file = /\.\w+$/.test(pathname) ? pathname : `${pathname}.html`;
      if (!known.has(pathname)) expect(assetBytes(file).length).toBeGreaterThan(0);
    }
  }
});

test('markdown-content-parity: pages have the end tags that simple parsers need to find their content', () => {
  const optional = 'p|li|dt|dd|tr|td|th|thead|tbody|option';
  for (const path of visitedPaths()) {
    const html = htmlOf(path).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
    const starts = html.match(new RegExp(`<(${optional})[\\s>]`, 'g'))?.length ?? 0;
    const ends = html.match(new RegExp(`</(${optional})>`, 'g'))?.length ?? 0;
    expect([path, ends]).toEqual([path, starts]);
  }
});

test('contentSignals: robots.txt states the decision on training that the owner made, if any', () => {
  const {aiTraining} = loadSiteEnv();
  const signals = captured(assetBytes('/robots.txt').toString(), /^Content-Signal: (.*)$/gm);
  expect(signals).toEqual(aiTraining ? [`ai-train=${aiTraining}`] : []);
});

test('link-headers: the files of every host send a Link header to llms.txt', () => {
  const files = ['_headers', 'vercel.json', '.hosts/nginx.conf', '.hosts/Caddyfile', '.hosts/cloudfront-function.js'];
  for (const file of files)
    expect([file, String(assetBytes(`/${file}`)).includes('</llms.txt>')]).toEqual([file, true]);
  expect(readdirSync('build/.hosts')).toEqual(expect.arrayContaining(['cloudflare-pages', 'netlify', 'vercel']));
});

test('agentSkills: the index has the digest of the skill, which lists every doc', () => {
  const {skills} = JSON.parse(assetBytes('/.well-known/agent-skills/index.json').toString());
  expect(skills).toHaveLength(1);
  const {name, type, description, url, digest} = skills[0];
  const skill = assetBytes(url);
  expect([type, url]).toEqual(['skill-md', `/.well-known/agent-skills/${name}/SKILL.md`]);
  expect(digest).toBe(`sha256:${createHash('sha256').update(skill).digest('hex')}`);
  expect(skill.toString()).toContain(`---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n`);
  for (const path of pages.filter((page) => page.startsWith('/docs'))) {
    expect(skill.toString()).toContain(`(${siteUrl}${markdownPath(path)})`);
  }
});
