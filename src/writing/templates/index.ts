import {changelog, doc, post} from './articles';
import {comparison} from './comparison';
import {landing} from './landing';
import type {Template, TemplateKind} from './template';

/** What `npm run new` makes of a title, by kind. */
export const templates: Record<TemplateKind, Template> = {post, doc, changelog, landing, comparison};
