import {type RenderResult, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';

/** Renders an element with the router at `path`. */
export function renderAt(path: string, element: ReactNode): RenderResult {
  return render(element, {
    wrapper: ({children}) => (
      <HelmetProvider>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </HelmetProvider>
    ),
  });
}
