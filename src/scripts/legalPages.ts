import {legalVersions} from '../data/legal';
import {listFiles, readText} from '../plugins/content-lint/read/files';

type LegalPage = {file: string; version: string; lastUpdated: string};

/** Lists the pages that show a version of a legal text. */
export function legalPages(root: string): LegalPage[] {
  return listFiles(root, 'src/pages', /\.mdx$/).flatMap((file) => {
    const [, of] = /<LegalVersion of="(\w+)"/.exec(readText(root, file)) ?? [];
    const legal = Object.entries(legalVersions).find(([key]) => key === of)?.[1];
    return legal ? [{file, ...legal}] : [];
  });
}
