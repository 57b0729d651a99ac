import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Problem} from '../problem';
import './notice.css';

/*
 * Shows the problems of the open page at the end of the page, under `npm start` only: see `plugin.ts`.
 */

/** As in `reporter.ts`, which imports modules of Node. */
const problemsPath = '/__content-problems';

let problems: readonly Problem[] = [];
/** The text of the notice that was dismissed: another one is shown again. */
let dismissed = '';
let events: EventSource | undefined;

/** Always present, because screen readers announce only changes of an element that they know. */
const region = ExecutionEnvironment.canUseDOM ? document.createElement('div') : undefined;

/** Returns the problems of the open page, and errors that belong to no page, because they stop any build. */
function problemsOfPage(): readonly Problem[] {
  const path = decodeURI(window.location.pathname).replace(/(.)\/$/, '$1');
  return problems.filter(({urls, severity}) => (urls ? urls.includes(path) : severity === 'error'));
}

function render(): void {
  const shown = problemsOfPage();
  const list = document.createElement('ul');
  for (const {file, line, severity, message, fix} of shown) {
    const item = list.appendChild(document.createElement('li'));
    item.dataset.severity = severity;
    item.append(textElement('code', `${file}:${line}`), ` ${severity}: ${message}. ${fix}.`);
  }
  const text = list.textContent ?? '';
  if (text === '' || text === dismissed) region?.replaceChildren();
  else if (region?.querySelector('ul')?.textContent !== text) {
    const close = textElement('button', 'Dismiss');
    close.addEventListener('click', () => {
      dismissed = text;
      render();
    });
    const count = shown.length === 1 ? '1 content problem' : `${shown.length} content problems`;
    region?.replaceChildren(textElement('strong', count), close, list);
  }
}

function textElement(name: 'button' | 'code' | 'strong', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** Receives problems while the tab is visible: browsers limit the connections of all tabs to six. */
function connect(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource(problemsPath);
  events.addEventListener('message', ({data}: MessageEvent<string>) => {
    problems = JSON.parse(data) as Problem[];
    render();
  });
}

if (region) {
  region.className = 'content-problems';
  region.setAttribute('role', 'status');
  document.body.append(region);
  document.addEventListener('visibilitychange', connect);
  connect();
}

/** Docusaurus calls this after each navigation. */
export function onRouteDidUpdate(): void {
  render();
}
