import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {hashOf} from '../../runtime/build/upstream';

/** Content of `src/theme/ledger.json`: the file of Docusaurus that each override was written against, and its hash. */
type Ledger = {overrides: Record<string, {upstream: string; sha256: string}>};

/** Returns a sentence for each override of the theme whose file of Docusaurus has changed, as after an upgrade. */
export function changedOverrides(siteDir: string): string[] {
  const file = join(siteDir, 'src/theme/ledger.json');
  if (!existsSync(file)) return [];
  const {overrides}: Ledger = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(overrides)
    .filter(([, {upstream, sha256}]) => hashOf(upstream, siteDir) !== sha256)
    .map(
      ([override, {upstream}]) =>
        `${override} overrides ${upstream}, which has changed: compare them, then update src/theme/ledger.json.`,
    );
}
