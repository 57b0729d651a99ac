import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {render} from 'takumi-js';
import {design} from '../../site/design';
import {cardSize} from './socialCard';

const project = join(__dirname, '../../..');
const fonts = design.fonts.map(({name, address}) => ({name, data: readFileSync(join(project, 'static', address))}));

// Emoji from the fonts: otherwise takumi fetches them from the network.
const options = {...cardSize, format: 'png', emoji: 'from-font'} as const;

/** Renders a card without a browser and without network access. */
export function renderCard(html: string, css: string): Promise<Uint8Array> {
  return render(html, {...options, fonts, css});
}

/** Hashes what every card depends on besides its HTML and CSS: the renderer's version and options, and the fonts. */
export function rendererFingerprint(): string {
  const {dependencies} = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const hash = createHash('sha256').update(JSON.stringify([dependencies['takumi-js'], options]));
  for (const {data} of fonts) hash.update(data);
  return hash.digest('hex');
}
