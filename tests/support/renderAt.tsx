import {type RenderResult, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';

/** Renders a part of the site as it would stand on the page at `path`. */
export function renderAt(path: string, part: ReactNode): RenderResult {
  return render(part, {
    wrapper: ({children}) => (
      <HelmetProvider>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </HelmetProvider>
    ),
  });
}
