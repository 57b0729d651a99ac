import {changelog, doc, post} from './articles';
import {comparison} from './comparison';
import {landing} from './landing';
import type {Kind, Template} from './template';

/** What `npm run new` makes of a title, by kind. */
export const templates: Record<Kind, Template> = {post, doc, changelog, landing, comparison};
