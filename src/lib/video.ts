/** The origin of films that are shown in our pages: the hosting service's, in its mode without cookies. */
export const videoHost = 'https://www.youtube-nocookie.com';

/** Where a film's frame comes from. */
export function embedAddress(id: string): string {
  return `${videoHost}/embed/${encodeURIComponent(id)}`;
}

/** Where a film is watched on the hosting service's own site. */
export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
}
