import {Children, Fragment, isValidElement, type ReactNode, type RefObject, useLayoutEffect, useRef} from 'react';

/**
 * Replaces react-helmet-async in browsers: see the README. Updates the head's elements and the attributes of `html`
 * that the server has marked with `data-rh`, in the frame after a change, as the library does.
 */
export function Helmet({children}: {children?: ReactNode}): null {
  const tags = useRef<ReactNode>(null);
  useLayoutEffect(() => {
    tags.current = children;
    scheduleUpdate();
  }, [children]);
  useLayoutEffect(() => {
    mounted.add(tags);
    return () => {
      mounted.delete(tags);
      scheduleUpdate();
    };
  }, []);
  return null;
}

export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}

/** The tags of each mounted `Helmet`. A later one overrides the same tags of those before it. */
const mounted = new Set<RefObject<ReactNode>>();
let frame = 0;

function scheduleUpdate(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(updateHead);
}

function updateHead(): void {
  const elements = new Map<string, Element[]>();
  const rootAttributes: Attributes = {};
  let title = document.title;
  for (const {current} of mounted) {
    const own = new Map<string, Element[]>();
    for (const {type, attributes, text} of tagsOf(current)) {
      if (type === 'html') Object.assign(rootAttributes, attributes);
      else if (type === 'title') title = text;
      else {
        const key = identityOf(type, attributes, text);
        own.set(key, [...(own.get(key) ?? []), createTag(type, attributes, text)]);
      }
    }
    for (const [key, sameTags] of own) elements.set(key, sameTags);
  }
  if (title !== document.title) document.title = title;
  replaceTags([...elements.values()].flat());
  setRootAttributes(rootAttributes);
}

type Attributes = Record<string, unknown>;
type Tag = {type: string; attributes: Attributes; text: string};

function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Attributes & {children?: ReactNode}>(child)) return [];
    const {children: content, ...attributes} = child.props;
    if (child.type === Fragment) return tagsOf(content);
    return [{type: child.type as string, attributes, text: Children.toArray(content).join('')}];
  });
}

/** Two `Helmet`s with a tag of the same identity override each other. */
function identityOf(type: string, {name, property, rel, href, src}: Attributes, text: string): string {
  return [type, name, property, rel === 'canonical' ? rel : href, src, text].join();
}

function createTag(type: string, attributes: Attributes, text: string): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(attributeOf(name), String(value ?? ''));
  element.setAttribute('data-rh', 'true');
  element.textContent = text;
  return element;
}

function attributeOf(property: string): string {
  return property === 'className' ? 'class' : property;
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

let rootAttributeNames: string[] = [];

function setRootAttributes(attributes: Attributes): void {
  const root = document.documentElement;
  const names = Object.keys(attributes).map(attributeOf);
  for (const name of rootAttributeNames) if (!names.includes(name)) root.removeAttribute(name);
  for (const [property, value] of Object.entries(attributes)) {
    const name = attributeOf(property);
    // Setting an attribute to its value makes browsers compute the styles of the whole page again.
    if (root.getAttribute(name) !== String(value ?? '')) root.setAttribute(name, String(value ?? ''));
  }
  rootAttributeNames = names;
}
