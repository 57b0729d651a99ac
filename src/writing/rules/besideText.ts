import {type Document, lineOf, nodesOf} from '../documents';
import {attribute, elementsIn} from '../elements';

/** What readers see of a page besides its text: what it is called, what its pictures show, its captions and labels. */
export function besideText({tree, frontMatter, lineOf: lineOfKey}: Document): {line: number; text: string}[] {
  return [
    ...['title', 'description', 'sidebar_label'].map((key) => ({
      line: lineOfKey(key),
      text: String(frontMatter[key] ?? ''),
    })),
    ...nodesOf(tree, 'image').map((image) => ({line: lineOf(image), text: image.alt ?? ''})),
    ...elementsIn(tree).flatMap((element) =>
      ['caption', 'label'].map((name) => ({line: lineOf(element), text: attribute(element, name) ?? ''})),
    ),
  ];
}
