import {offers} from '../../../src/data/facts';
import {factUses} from '../../../src/scripts/facts';
import {withProject} from '../plugins/content-lint/project';

const days = offers.freeTrialDays;
const files = {
  'docs/a.mdx': `The trial: <Fact of="offers.freeTrialDays" /> days.\n\nA trial of ${days} days, ${days}0 people, 1.${days} versions.\n`,
  'src/changelog/2025-01.mdx': 'Support around the clock: 24/7 SUPPORT.\n',
  'src/data/home/banners.ts': `// ${days} in a comment\nexport const days = offers.freeTrialDays;\nconst text = '${days} days';\nconst width = ${days};\n`,
  'src/data/facts.ts': `freeTrialDays: ${days}\n`,
};

test('lists the citations of a fact, and the places with its value as text', () =>
  withProject(files, (root) => {
    expect(factUses(root, 'offers.freeTrialDays')).toEqual([
      {
        path: 'offers.freeTrialDays',
        value: String(days),
        cited: ['docs/a.mdx:1', 'src/data/home/banners.ts:2'],
        typed: [
          `docs/a.mdx:3: A trial of ${days} days, ${days}0 people, 1.${days} versions.`,
          `src/data/home/banners.ts:3: ${days} days`,
        ],
      },
    ]);
  }));

test('a citation is not listed as typed text', () =>
  withProject({'docs/a.mdx': '<Fact of="plans.lite.name" /> has a name.\n'}, (root) => {
    expect(factUses(root, 'plans.lite.name')).toMatchObject([{cited: ['docs/a.mdx:1'], typed: []}]);
  }));

test('finds a value of several words in any case', () =>
  withProject(files, (root) => {
    const [support] = factUses(root, 'claims.support');
    expect(support?.typed).toEqual(['src/changelog/2025-01.mdx:1: Support around the clock: 24/7 SUPPORT.']);
  }));

test('the first part of a name lists all facts below it, an unknown name lists none', () =>
  withProject({}, (root) => {
    expect(factUses(root, 'offers.startup').map(({path}) => path)).toContain('offers.startup.discountPercent');
    expect(factUses(root, 'offers.free')).toEqual([]);
    expect(factUses(root).length).toBeGreaterThan(60);
  }));
