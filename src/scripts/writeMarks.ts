import {writeFileSync} from 'node:fs';
import {integrations} from '../data/integrations/integrations';
import {markSprite} from './markSprite';

/** `npm run marks`: draws the marks of `src/data/integrations/integrations.ts`. */
writeFileSync('static/img/marks.svg', markSprite(integrations.map(({mark}) => mark)));
