import {lineAt} from './files';
import type {Fault} from './mistake';

/** What no tag is made of: comments, texts taken as they are, and what an editor says to other programs. */
const beside = /<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<!DOCTYPE[^[>]*(?:\[.*?\]\s*)?>/gs;
const tag = /<(\/?)([\w:.-]+)((?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;

/**
 * Why browsers would show nothing of a file of SVG, or would not know how large: they read it as XML, and stop where a
 * tag does not end. Nothing, where it is right.
 */
export function svgFault(svg: string): Fault | undefined {
  const text = svg.replace(beside, (part) => part.replace(/[^\n]/g, ' '));
  const root = readTags(text);
  if ('what' in root) return root;
  if (!/\sxmlns(:\w+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(root.attributes)) {
    return {what: 'its <svg> does not say that it is SVG', remedy: 'write xmlns="http://www.w3.org/2000/svg" into it'};
  }
  const sized = ['width', 'height'].every((name) =>
    new RegExp(`\\s${name}\\s*=\\s*["']\\s*[\\d.]+[a-z]*\\s*["']`).test(root.attributes),
  );
  if (sized || /\sviewBox\s*=\s*["'](\s*-?[\d.]+[\s,]*){4}["']/.test(root.attributes)) return undefined;
  return {
    what: 'it does not say how large it is',
    remedy: 'write width and height into its <svg>, or viewBox="0 0 800 450"',
  };
}

/** The attributes of the outermost tag, once each tag ends where it should. */
function readTags(text: string): {attributes: string} | Fault {
  const open: {name: string; index: number}[] = [];
  let root: string | undefined;
  const unended = ({name, index}: {name: string; index: number}) =>
    mended(`its <${name}> of line ${lineAt(text, index)} does not end`);
  for (let index = text.indexOf('<'); index >= 0; index = text.indexOf('<', tag.lastIndex)) {
    tag.lastIndex = index;
    const [whole, closes, name = '', attributes = '', closed] = tag.exec(text) ?? [];
    if (!whole) return mended(`its tag of line ${lineAt(text, index)} cannot be read`);
    if (closes) {
      const last = open.pop();
      if (!last) return mended(`its </${name}> of line ${lineAt(text, index)} ends nothing`);
      if (last.name !== name) return unended(last);
      continue;
    }
    if (open.length === 0 && root !== undefined)
      return mended(`a second picture begins in its line ${lineAt(text, index)}`);
    root ??= attributes;
    if (!closed) open.push({name, index});
  }
  const last = open.at(-1);
  if (last) return unended(last);
  const sign = text.search(/&(?!#?\w+;)/);
  if (sign >= 0) return {what: `its & of line ${lineAt(text, sign)} cannot be read`, remedy: 'write &amp;'};
  return {attributes: root ?? ''};
}

function mended(what: string): Fault {
  return {what, remedy: 'mend the file, or save the picture anew'};
}
