import {Fragment, type ReactNode, useEffect} from 'react';
import elementToJsx from 'react-element-to-jsx-string';
import {NoIndex} from '../shell/NoIndex';
import {PageMetadata} from '../shell/PageMetadata';
import {ReadingShell} from '../shell/ReadingShell';
import type {Example} from '../ui/example';
import styles from './ComponentExamples.module.css';
import {showForcedStates} from './forcedStates';

const context = import.meta.webpackContext('../', {recursive: true, regExp: /\/(ui|scenes)\/\w+\.examples\.tsx$/});

/** `folder` is `ui` or `scenes`. */
type Component = {name: string; folder: string; examples: readonly Example[]};

/** Interface components first, then scenes, by name. */
const components: readonly Component[] = context
  .keys()
  .map((path) => {
    const [, folder = '', name = ''] = /(\w+)\/(\w+)\.examples\.tsx$/.exec(path) ?? [];
    return {name, folder, examples: (context(path) as {examples: readonly Example[]}).examples};
  })
  .sort((one, other) => other.folder.localeCompare(one.folder) || one.name.localeCompare(other.name));

/** The page `/_components` of `npm start`: all components, each with its examples and their JSX. */
// biome-ignore lint/style/noDefaultExport: the module of a route
export default function ComponentExamples(): ReactNode {
  useEffect(showForcedStates, []);
  return (
    <ReadingShell>
      <PageMetadata title="Components" description="All components in their variants and states." />
      <NoIndex />
      <main className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>Components</h1>
          <p>Interface components and scenes in their variants and states, from the files NAME.examples.tsx.</p>
        </header>
        <nav className={styles.list} aria-label="Components">
          {components.map(({name}) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ))}
        </nav>
        <div className={styles.components}>
          {components.map((component) => (
            <Examples key={component.name} {...component} />
          ))}
        </div>
      </main>
    </ReadingShell>
  );
}

function Examples({name, folder, examples}: Component): ReactNode {
  return (
    <section className={styles.component} aria-labelledby={name}>
      <h2 className={styles.name} id={name}>
        {name}
      </h2>
      {examples.map((example) => (
        <figure key={example.name} className={styles.example} data-example={`${name}: ${example.name}`}>
          <figcaption className={styles.caption}>{example.name}</figcaption>
          {/* The product is dark on every page. */}
          <div className={styles.preview} data-surface={folder === 'scenes' ? 'dark' : undefined}>
            {(example.states ?? ['default']).map((state) => (
              <div key={state} className={styles.element} data-narrow={example.narrow}>
                {example.states && <div className={styles.state}>{state}</div>}
                <div
                  className={example.element.type === Fragment ? styles.several : undefined}
                  data-forced-state={state}
                >
                  {example.element}
                </div>
              </div>
            ))}
          </div>
          {/* Builds, which the change report compares, have other names of components. */}
          {process.env.NODE_ENV !== 'production' && (
            <pre className={styles.code}>
              <code>{elementToJsx(example.element, {maxInlineAttributesLineLength: 80, showFunctions: true})}</code>
            </pre>
          )}
        </figure>
      ))}
    </section>
  );
}
