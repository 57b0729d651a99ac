import {extname} from 'node:path';
import {unknownTypes} from '../plugins/hosting/policy';

const text = (subtype: string) => ({
  type: `text/${subtype}; charset=utf-8`,
  compressible: true,
});

/** What a file holds, by the end of its name. */
const byExtension: Record<string, MediaType> = {
  '.css': text('css'),
  '.html': text('html'),
  '.js': text('javascript'),
  '.mjs': text('javascript'),
  '.txt': text('plain'),
  '.json': {type: 'application/json', compressible: true},
  '.map': {type: 'application/json', compressible: true},
  '.webmanifest': {type: 'application/manifest+json', compressible: true},
  '.xml': {type: 'application/xml', compressible: true},
  '.svg': {type: 'image/svg+xml', compressible: true},
  '.ico': {type: 'image/x-icon', compressible: true},
  '.wasm': {type: 'application/wasm', compressible: true},
  '.avif': {type: 'image/avif', compressible: false},
  '.gif': {type: 'image/gif', compressible: false},
  '.jpeg': {type: 'image/jpeg', compressible: false},
  '.jpg': {type: 'image/jpeg', compressible: false},
  '.pdf': {type: 'application/pdf', compressible: false},
  '.png': {type: 'image/png', compressible: false},
  '.webp': {type: 'image/webp', compressible: false},
  '.woff2': {type: 'font/woff2', compressible: false},
  ...Object.fromEntries(Object.entries(unknownTypes).map(([ending, type]) => [ending, {type, compressible: true}])),
};

export type MediaType = {
  /** The Content-Type header. */
  type: string;
  /** Whether compressing it saves anything: pictures and fonts are compressed already. */
  compressible: boolean;
};

/** The media type of a file name; unknown ones are bytes that browsers save rather than guess at. */
export function mediaType(name: string): MediaType {
  return (
    byExtension[extname(name).toLowerCase()] ?? {
      type: 'application/octet-stream',
      compressible: false,
    }
  );
}
