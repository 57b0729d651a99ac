import {writeFileSync} from 'node:fs';
import {integrations} from '../data/integrations/integrations';
import {iconSprite} from './iconSprite';

/** `npm run generate:icons`: writes the icons of `src/data/integrations/integrations.ts` as an SVG sprite. */
writeFileSync('static/img/marks.svg', iconSprite(integrations.map(({mark}) => mark)));
