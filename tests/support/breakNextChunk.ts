/**
 * A script to run, or to prepend to a chunk. Every component of the next loaded chunk throws when rendered.
 */
export const breakNextChunk = `
{
  const chunks = self[Object.keys(self).find((key) => /^(webpack|rspack)Chunk/.test(key))];
  const push = chunks.push;
  chunks.push = (chunk) => {
    chunks.push = push;
    for (const id of Object.keys(chunk[1])) {
      chunk[1][id] = (module) => {
        module.exports = {__esModule: true, default: () => { throw new Error('Broken on purpose'); }};
      };
    }
    return push(chunk);
  };
}
`;
