import type {ReactElement} from 'react';

/**
 * An example of a component, which `npm start` shows at `/_components` with its props as code. `NAME.examples.tsx` next
 * to a component exports a list of them as `examples`.
 */
export type Example = {
  /** What the example shows, such as "Disabled". */
  name: string;
  element: ReactElement;
  /** The element is shown once in each state. Without them, it has no label and the default state. */
  states?: readonly ExampleState[];
  /** Shown in 320 CSS pixels, the narrowest window that is supported. */
  narrow?: boolean;
};

/** `hover` and `focus` apply the styles of `:hover` and `:focus-visible`. */
type ExampleState = 'default' | 'hover' | 'focus';

/** The states of what can be clicked. */
export const interactive: readonly ExampleState[] = ['default', 'hover', 'focus'];

export const longText =
  'A text that is far longer than usual, with a name that nobody can break: sourcegraph-enterprise-migration-assistant';
