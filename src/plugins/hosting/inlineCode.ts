import {createHash} from 'node:crypto';
import type {Element, Root} from 'hast';
import {find, findAll, rawText} from '../built-page/html';

/** The inline code of a page. */
type InlineCode = {
  /** Hashes of the scripts, for the Content-Security-Policy. */
  scriptHashes: string[];
  /** Code that hashes cannot allow: style elements, event handler attributes and `javascript:` URLs. */
  refused: string[];
};

/** Finds the inline code of a page. Data such as JSON-LD is ignored. */
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

/** Lists the origins that a page loads scripts and stylesheets from, except the site's own. */
export function externalOrigins(document: Root, siteUrl: string): {scripts: string[]; styles: string[]} {
  const originsOf = (urls: Element['properties'][string][]) =>
    urls
      .map((url) => new URL(String(url ?? ''), siteUrl))
      .filter(({protocol, origin}) => /^https?:$/.test(protocol) && origin !== new URL(siteUrl).origin)
      .map(({origin}) => origin);
  const scripts = findAll(document, ({tagName}) => tagName === 'script');
  const links = findAll(document, ({tagName}) => tagName === 'link');
  const stylesheets = links.filter(({properties: {rel}}) => Array.isArray(rel) && rel.includes('stylesheet'));
  return {
    scripts: originsOf(scripts.map(({properties}) => properties.src)),
    styles: originsOf(stylesheets.map(({properties}) => properties.href)),
  };
}

/**
 * Whether a component of the page has elements that scripts cannot create under Trusted Types, which they do after a click
 * on a link to the page: scripts, also in the head, and frames with `srcdoc`.
 */
export function hasUntrustedElements(document: Root): boolean {
  const isUntrusted = ({tagName, properties}: Element) => tagName === 'script' || properties.srcDoc !== undefined;
  const isApp = ({properties}: Element) => properties.id === '__docusaurus';
  return (
    findAll(document, isApp).some((app) => findAll(app, isUntrusted).length > 0) ||
    findAll(document, (element) => isUntrusted(element) && 'dataRh' in element.properties).length > 0
  );
}

/** Returns the source of the first script that is loaded without a hash; `undefined` if there is none. */
export function scriptWithoutHash(document: Root): string | undefined {
  const isLoose = ({tagName, properties: {src, integrity, crossOrigin}}: Element) =>
    tagName === 'script' && src !== undefined && (!integrity || crossOrigin === undefined);
  return find(document, isLoose)?.properties.src?.toString();
}

/** Hashes a text for a Content-Security-Policy or an `integrity` attribute. */
export function integrityOf(text: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function isInlineScript({tagName, properties}: Element): boolean {
  return tagName === 'script' && properties.src === undefined && !/json/i.test(String(properties.type ?? ''));
}
