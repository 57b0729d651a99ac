import {createHash} from 'node:crypto';
import type {Element, Root} from 'hast';
import {findAll, rawText} from '../built-page/html';

/** What stands in a page itself and runs there. */
type InlineCode = {
  /** The hashes by which a Content-Security-Policy allows the scripts. */
  scriptHashes: string[];
  /** What no hash can allow: style elements, and attributes that hold scripts. */
  refused: string[];
};

/** The inline code of a page. Data, such as JSON-LD, is no code. */
export function inlineCode(document: Root): InlineCode {
  const elements = findAll(document, () => true);
  return {
    scriptHashes: elements.filter(isInlineScript).map((script) => integrityOf(rawText(script))),
    refused: elements.flatMap(({tagName, properties}) => [
      ...(tagName === 'style' ? ['<style>'] : []),
      ...Object.keys(properties)
        .filter((name) => /^on[A-Z]/.test(name))
        .map((name) => `<${tagName} ${name.toLowerCase()}>`),
      ...(/^\s*javascript:/i.test(String(properties.href ?? '')) ? [`<${tagName} href="javascript:">`] : []),
    ]),
  };
}

/** The hash by which a Content-Security-Policy and integrity attributes name a text. */
export function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function isInlineScript({tagName, properties}: Element): boolean {
  return tagName === 'script' && properties.src === undefined && !/json/i.test(String(properties.type ?? ''));
}
