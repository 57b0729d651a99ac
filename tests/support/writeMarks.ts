import {writeFileSync} from 'node:fs';
import {integrations} from '../../src/data/integrations';
import {markSprite} from './markSprite';

/** `npm run marks`: draws the marks of `src/data/integrations.ts` anew. Run it from the project's folder. */
writeFileSync('static/img/marks.svg', markSprite(integrations.flatMap(({mark}) => mark ?? [])));
