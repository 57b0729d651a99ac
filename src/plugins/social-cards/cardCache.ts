import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Makes a picture, PNG, of HTML and the CSS that it is drawn by. */
export type RenderCard = (html: string, css: string) => Promise<Uint8Array>;

export type CardCache = {
  /** The picture: from the folder when it has been drawn before, whenever that was. */
  render: RenderCard;
  /** Throws away what no build has asked for in the last days. */
  prune: () => Promise<void>;
};

const daysKept = 14;

/** Draws each picture once, and keeps it in a folder under a name made of all that it depends on. */
export function cardCache(folder: string, draw: RenderCard, rendererFingerprint: string): CardCache {
  const inFlight = new Map<string, Promise<Uint8Array>>();

  async function getOrRender(file: string, html: string, css: string): Promise<Uint8Array> {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) {
      const now = new Date();
      // A second build may have thrown it away meanwhile.
      await utimes(file, now, now).catch(() => undefined);
      return kept;
    }
    const drawn = await draw(html, css);
    await mkdir(folder, {recursive: true});
    // Under another name first: a second build must not find half of it.
    await writeFile(`${file}.${process.pid}`, drawn);
    await rename(`${file}.${process.pid}`, file);
    return drawn;
  }

  return {
    render(html, css) {
      const name = createHash('sha256')
        .update(JSON.stringify([html, css, rendererFingerprint]))
        .digest('hex');
      // Pages of one title have one picture, and are painted at once.
      const picture =
        inFlight.get(name) ?? getOrRender(join(folder, `${name}.png`), html, css).finally(() => inFlight.delete(name));
      inFlight.set(name, picture);
      return picture;
    },
    async prune() {
      const oldest = Date.now() - daysKept * 24 * 60 * 60 * 1000;
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name);
        // A second build may throw it away first.
        const kept = await stat(file).catch(() => undefined);
        if (kept && kept.mtimeMs < oldest) await rm(file, {force: true});
      }
    },
  };
}
