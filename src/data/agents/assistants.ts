/** An assistant that opens with a question about a page. */
type Assistant = {
  name: string;
  /** URL of a new conversation, up to the value of its prompt. */
  newChat: string;
};

/** The assistants of the page menu, in its order. Named in the privacy policy. */
export const assistants: Assistant[] = [
  {name: 'ChatGPT', newChat: 'https://chatgpt.com/?hints=search&q='},
  {name: 'Claude', newChat: 'https://claude.ai/new?q='},
  {name: 'Perplexity', newChat: 'https://www.perplexity.ai/search?q='},
];

/** Returns the URL that opens an assistant with a prompt about the page with this Markdown URL. */
export function assistantUrl({newChat}: Assistant, markdownUrl: string): string {
  return newChat + encodeURIComponent(`Read ${markdownUrl}, then answer my questions about it.`);
}
