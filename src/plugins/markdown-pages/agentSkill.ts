import {createHash} from 'node:crypto';
import {brand} from '../../data/brand';
import {markdownPath} from '../../lib/markdownPath';
import {maxCharacters} from './llmsTxt';
import {indexPointer} from './pageMarkdown';

type Doc = {path: string; name: string; description: string};

const name = `${brand.name.toLowerCase().replaceAll(/\W+/g, '-')}-docs`;
const folder = '.well-known/agent-skills';

/**
 * Generates the skill with which coding agents read these docs, and the index by which they find it
 * (Agent Skills Discovery 0.2.0), by path. The skill lists the docs unless that is too long; `llms.txt` does, too. The digest is of the exact bytes of the skill.
 */
export function agentSkillFiles(docs: readonly Doc[], siteUrl: string): Record<string, string> {
  const description = `Answers questions about ${brand.name} (${brand.tagline}) from its docs. Use it for setup, integrations, security and limits of ${brand.name}.`;
  const outline = docs
    .map((doc) => `- [${doc.name}](${siteUrl}${markdownPath(doc.path)}): ${doc.description}`)
    .join('\n');
  const skill = [
    `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---`,
    `# ${brand.name} docs`,
    indexPointer(siteUrl),
    'Read the docs that match the question before you answer, and cite their URLs. If none answers it, say so.',
    ...(outline.length > maxCharacters ? [] : ['## Docs', outline]),
  ].join('\n\n');
  const file = `${folder}/${name}/SKILL.md`;
  const text = `${skill}\n`;
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name,
        type: 'skill-md',
        description,
        url: `/${file}`,
        digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
      },
    ],
  };
  return {[file]: text, [`${folder}/index.json`]: `${JSON.stringify(index, null, 2)}\n`};
}
