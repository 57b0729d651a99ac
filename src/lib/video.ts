/** Origin of embedded videos: YouTube's domain without cookies. */
export const videoHost = 'https://www.youtube-nocookie.com';

/** Returns the URL of a video's iframe. */
export function embedUrl(id: string): string {
  return `${videoHost}/embed/${encodeURIComponent(id)}`;
}

/** Returns the URL of a video on YouTube. */
export function watchUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
}
