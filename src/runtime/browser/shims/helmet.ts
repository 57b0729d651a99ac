import {Children, Fragment, isValidElement, type ReactNode, type RefObject, useLayoutEffect, useRef} from 'react';

type Props = {children?: ReactNode; titleTemplate?: string; defaultTitle?: string};

/**
 * Replaces react-helmet-async in browsers: see `../../build/replacements.ts`. Updates the title, the head's elements that
 * the server has marked with `data-rh`, and the attributes of `html` and `body`, in the frame after a change. Of equal
 * tags, the last `Helmet`'s win; what equal means is the library's rule, because the library has rendered the HTML.
 */
export function Helmet(props: Props): null {
  const latest = useRef<Props>(props);
  const {children, titleTemplate, defaultTitle} = props;
  useLayoutEffect(() => {
    latest.current = {children, titleTemplate, defaultTitle};
    scheduleUpdate();
  }, [children, titleTemplate, defaultTitle]);
  useLayoutEffect(() => {
    mounted.add(latest);
    return () => {
      mounted.delete(latest);
      scheduleUpdate();
    };
  }, []);
  return null;
}

export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}

/** The properties of each mounted `Helmet`, in the order of mounting. */
const mounted = new Set<RefObject<Props>>();
let frame = 0;

function scheduleUpdate(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(updateHead);
}

function updateHead(): void {
  // The app is unmounted after an exception during hydration, which leaves the server's HTML.
  if (mounted.size === 0) return;
  const elements = new Map<string, Element[]>();
  const attributesOf: Record<string, Attributes> = {html: {}, body: {}};
  let title = '';
  let template = '%s';
  let fallback = document.title;
  for (const {current} of mounted) {
    template = current.titleTemplate ?? template;
    fallback = current.defaultTitle ?? fallback;
    const own = new Map<string, Element[]>();
    for (const {type, attributes, text} of tagsOf(current.children)) {
      if (type in attributesOf) Object.assign(attributesOf[type] ?? {}, attributes);
      else if (type === 'title') title = text || title;
      else {
        const key = identityOf(type, attributes, text);
        if (key) own.set(key, [...(own.get(key) ?? []), createTag(type, attributes, text)]);
      }
    }
    for (const [key, sameTags] of own) elements.set(key, sameTags);
  }
  const text = title ? template.replaceAll('%s', () => title) : fallback;
  if (text !== document.title) document.title = text;
  replaceTags([...elements.values()].flat());
  setAttributes(document.documentElement, attributesOf.html);
  setAttributes(document.body, attributesOf.body);
}

type Attributes = Record<string, unknown>;
type Tag = {type: string; attributes: Attributes; text: string};

function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Attributes & {children?: ReactNode}>(child)) return [];
    const {children: content, ...properties} = child.props;
    if (child.type === Fragment) return tagsOf(content);
    const attributes = Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [attributeNames[name] ?? name.toLowerCase(), value]),
    );
    return [{type: child.type as string, attributes, text: Children.toArray(content).join('')}];
  });
}

const attributeNames: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

/** The attributes that identify a tag, by its type. */
const identifying: Record<string, readonly string[]> = {
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src'],
};

/**
 * Returns what is equal in tags that override each other: the text, or the last identifying attribute with its value. The
 * relation of a link identifies it if it is canonical, or comes last. Returns `undefined` for a tag that has neither.
 */
function identityOf(type: string, attributes: Attributes, text: string): string | undefined {
  if (text || type === 'base') return type + text.toLowerCase();
  const rel = String(attributes.rel).toLowerCase();
  const names = Object.keys(attributes).filter((name) => identifying[type]?.includes(name));
  const key = rel === 'canonical' ? 'rel' : names.filter((name) => name !== 'rel' || rel !== 'stylesheet').at(-1);
  const value = key && attributes[key];
  return value ? `${type} ${key} ${value}`.toLowerCase() : undefined;
}

function createTag(type: string, attributes: Attributes, text: string): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value ?? ''));
  element.setAttribute('data-rh', 'true');
  element.textContent = text;
  return element;
}

/** Keeps the elements that are unchanged, so that the browser does not fetch an icon again. */
function replaceTags(elements: Element[]): void {
  const added = new Set(elements);
  for (const present of document.head.querySelectorAll('[data-rh]:not(title)')) {
    const same = [...added].find((element) => element.isEqualNode(present));
    if (same) added.delete(same);
    else present.remove();
  }
  document.head.append(...added);
}

/** The attributes that are set on `html` and `body`: those of other code stay. */
const namesOf = new Map<Element, string[]>();

function setAttributes(element: Element, attributes: Attributes = {}): void {
  const names = Object.keys(attributes);
  for (const name of namesOf.get(element) ?? []) if (!names.includes(name)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    // Setting an attribute to its value makes browsers compute the styles of the whole page again.
    if (element.getAttribute(name) !== String(value ?? '')) element.setAttribute(name, String(value ?? ''));
  }
  namesOf.set(element, names);
}
