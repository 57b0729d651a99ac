declare global {
  interface Window {
    /** Text written to nodes that the translation had replaced, and therefore invisible. */
    lostTexts: string[];
  }
}

/**
 * Imitates Chrome's page translation: replaces each text node, also those added later, with a new one inside two `font`
 * elements. Runs in the page, so it must not reference anything outside the function.
 */
export function translate(): void {
  const excluded = 'script, style, noscript, textarea, font';
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(excluded)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node);
    }
    texts.forEach(replace);
  };
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const {addedNodes} of records) addedNodes.forEach(translateIn);
  }).observe(document.body, {childList: true, subtree: true});

  window.lostTexts = [];
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      if (!this.isConnected) window.lostTexts.push(value);
      nodeValue.set?.call(this, value);
    },
  });
}
