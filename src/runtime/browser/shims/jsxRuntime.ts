import type {ElementType} from 'react';
import {jsx as original} from 'react/jsx-runtime';
import {trustedHtml} from '../trustedHtml';

export {Fragment} from 'react/jsx-runtime';

type Props = {dangerouslySetInnerHTML?: {__html: unknown}};

/** React sets HTML again if it is another object. */
const trusted = new Map<string, string>();

/**
 * Replaces React's in browsers: marks what a component passes as `dangerouslySetInnerHTML`, which is the place where
 * React's users state that HTML is safe. All other strings that a script sets as HTML remain blocked.
 */
export function jsx(type: ElementType, props: Props, key?: string): unknown {
  const html = props.dangerouslySetInnerHTML?.__html;
  if (typeof html !== 'string') return original(type, props, key);
  const __html = trusted.get(html) ?? trustedHtml(html);
  trusted.set(html, __html);
  return original(type, {...props, dangerouslySetInnerHTML: {__html}}, key);
}

export {jsx as jsxs};
