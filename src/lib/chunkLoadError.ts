/** Whether the error is the bundler's word that the script or the style sheet of a part of the site did not come. */
export function isChunkLoadError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}
