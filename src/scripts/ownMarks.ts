/** Icons for tools that simple-icons does not include: paths in a 24 × 24 box that show the tool's purpose. */
export const ownMarks: Readonly<Record<string, string>> = {
  chat: 'M4 3h16a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-8.5L7 22v-4H4a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM7 9a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3zM12 9a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3zM17 9a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3z',
  meeting:
    'M3 6h10.5A2.5 2.5 0 0 1 16 8.5v7a2.5 2.5 0 0 1-2.5 2.5H3a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 3 6zM17.5 10.6l4.7-3.2a.85.85 0 0 1 1.3.7v7.8a.85.85 0 0 1-1.3.7l-4.7-3.2z',
  team: 'M9 3.5a3.75 3.75 0 0 1 0 7.5a3.75 3.75 0 0 1 0-7.5zM1.5 20.5c0-4.4 3.2-7.5 7.5-7.5s7.5 3.1 7.5 7.5zM17.25 5a3 3 0 0 1 0 6a3 3 0 0 1 0-6zM18.5 19.5h4c0-4-2.3-6.5-5.5-6.5c-.7 0-1.3.1-1.9.3c2 1.5 3.2 3.7 3.4 6.2z',
};
