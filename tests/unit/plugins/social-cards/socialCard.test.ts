import {readBuiltPage} from '../../../../src/plugins/built-page/builtPage';
import {
  type Card,
  cardHtml,
  cardOf,
  cardTags,
  fallbackScenePath,
  sceneOf,
  titleSize,
} from '../../../../src/plugins/social-cards/socialCard';

const art = {logo: '<svg id="logo"></svg>', mark: '<svg><g fill="#E86F1C"></g></svg>'};
const scene = '<figure><div role="img" aria-label="A scan">38<!-- --> h<i style="inline-size:40%"></i></div></figure>';

function built(path: string, main: string, head = '<title>Security scan | Ovam AI</title>') {
  return readBuiltPage(`<html><head>${head}</head><body><main>${main}</main></body></html>`, path);
}

function html(card: Partial<Card>): string {
  return cardHtml({title: 'Title', label: undefined, host: 'ovamai.example', scene: undefined, ...card}, art);
}

describe('a card', () => {
  const page = built('/landingpage2', '<h1>Stop it at the pull request</h1>');

  test.each([
    ['/docs/a', 'Docs', 'Docs'],
    ['/dpa', 'Legal', 'Legal'],
    ['/coderabbit', 'Comparisons', 'Security scan'],
    ['/', 'Pages', undefined],
  ] as const)('of %s is labeled with its content type or name', (path, kind, label) => {
    expect(cardOf({...page, path}, kind, 'https://example.com').label).toBe(label);
  });

  test('has no label that equals its title', () => {
    const changelog = built('/changelog', '<h1>Changelog</h1>');
    expect(cardOf(changelog, 'Changelog', 'https://example.com').label).toBeUndefined();
  });

  test('shows the page’s name if it has no headline', () => {
    expect(cardOf(built('/a', ''), 'Pages', 'https://example.com').title).toBe('Security scan');
  });
});

describe('the scene', () => {
  test('is the first product scene of the page, also inside a figure with a caption', () => {
    const page = built('/docs/a', `<figure>Other</figure><figure>${scene}<figcaption>It.</figcaption></figure>`);
    expect(sceneOf(page)).toMatch(/^<figure><div role="img" aria-label="A scan">.*<\/div><\/figure>$/);
    expect(sceneOf(page)).not.toContain('figcaption');
  });

  test('is never another figure', () => {
    expect(sceneOf(built('/a', '<figure><img src="/a.png" alt=""></figure>'))).toBeUndefined();
  });

  test.each([
    ['/docs/integrations/github', '/docs/core-features/code-review'],
    ['/blog/how-voice-agents-listen', '/docs/core-features/voice-agents'],
    ['/docs/security-compliance/access-and-roles', undefined],
    ['/docs', undefined],
  ])('of %s falls back to that of %s', (path, scenePage) => {
    expect(fallbackScenePath(path)).toBe(scenePage);
  });
});

describe('the title', () => {
  test('shrinks with its length, and is smaller next to a scene', () => {
    const titles = ['Jira', 'Preparing for a SOC2 audit without stopping the team', 'long words '.repeat(12)];
    const sizes = titles.map((title) => titleSize(title, true));
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect(new Set(sizes).size).toBe(titles.length);
    for (const title of titles) expect(titleSize(title, true)).toBeLessThan(titleSize(title, false));
    // The longest word fits.
    expect(titleSize('Internationalization', true)).toBeLessThan(titleSize('Inter nationalization', true));
  });
});

describe('the HTML of a card', () => {
  test('escapes its texts', () => {
    expect(html({title: 'Us & <them>', label: '1 < 2'})).toContain('>Us &#38; &#60;them&#62;</div>');
    expect(html({label: '1 < 2'})).toContain('>1 &#60; 2</div>');
  });

  test('has a scene, or else the mark in the current color', () => {
    expect(html({})).toContain('<g fill="currentColor">');
    const card = html({scene: sceneOf(built('/a', scene))});
    expect(card).not.toContain('currentColor');
    expect(card).toContain('38 h');
    expect(card).toContain('style="width:40%"');
  });
});

describe('the meta tags of a page', () => {
  const tags = (head: string, path = '/pricing') =>
    cardTags(built(path, '<h1>Plans "for" all</h1>', head), 'Ovam AI', 'https://example.com');

  test('have the alt text of its card', () => {
    expect(tags('')).toContain('property="og:image:alt" content="Plans &#x22;for&#x22; all"');
  });

  test('leave out the card if the front matter or the configuration names an image', () => {
    const image = 'https://example.com/img/own.png';
    const own = tags(`<meta property="og:image" content="${image}"><meta name="twitter:image" content="${image}">`);
    expect(own).not.toMatch(/og:image|twitter:image/);
    expect(own).toContain('og:site_name');
  });
});
