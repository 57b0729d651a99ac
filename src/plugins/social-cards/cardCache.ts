import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Renders HTML and CSS to a PNG. */
export type RenderCard = (html: string, css: string) => Promise<Uint8Array>;

export type CardCache = {
  /** Returns the image from the cache folder, or renders it. */
  render: RenderCard;
  /** Deletes images that no build has used for 14 days. */
  prune: () => Promise<void>;
};

const maxAgeDays = 14;

/** Caches rendered cards in `folder`, named by a hash of everything that they depend on. */
export function cardCache(folder: string, renderCard: RenderCard, rendererFingerprint: string): CardCache {
  const inFlight = new Map<string, Promise<Uint8Array>>();

  async function getOrRender(file: string, html: string, css: string): Promise<Uint8Array> {
    const cached = await readFile(file).catch(() => undefined);
    if (cached) {
      const now = new Date();
      // A concurrent build may have deleted the file.
      await utimes(file, now, now).catch(() => undefined);
      return cached;
    }
    const image = await renderCard(html, css);
    await mkdir(folder, {recursive: true});
    // Written under a temporary name, so that a concurrent build never reads an incomplete file.
    await writeFile(`${file}.${process.pid}`, image);
    await rename(`${file}.${process.pid}`, file);
    return image;
  }

  return {
    render(html, css) {
      const name = createHash('sha256')
        .update(JSON.stringify([html, css, rendererFingerprint]))
        .digest('hex');
      // Concurrent requests for the same card, as from pages with the same title, share one rendering.
      const image =
        inFlight.get(name) ?? getOrRender(join(folder, `${name}.png`), html, css).finally(() => inFlight.delete(name));
      inFlight.set(name, image);
      return image;
    },
    async prune() {
      const minLastUseMs = Date.now() - maxAgeDays * 24 * 60 * 60 * 1000;
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name);
        // A concurrent build may have deleted the file.
        const stats = await stat(file).catch(() => undefined);
        if (stats && stats.mtimeMs < minLastUseMs) await rm(file, {force: true});
      }
    },
  };
}
