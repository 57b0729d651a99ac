import {writeFileSync} from 'node:fs';
import {integrations} from '../data/integrations/integrations';
import {iconSprite} from './iconSprite';

/** `npm run marks`: draws the marks of `src/data/integrations/integrations.ts`. */
writeFileSync('static/img/marks.svg', iconSprite(integrations.map(({mark}) => mark)));
