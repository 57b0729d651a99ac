import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';

/** Returns the report as one HTML document with its styles and pictures. */
export function reportHtml(report: Element): string {
  const head = h('head', [
    h('meta', {charSet: 'utf-8'}),
    h('meta', {name: 'viewport', content: 'width=device-width, initial-scale=1'}),
    h('title', 'What this change does to the site'),
    h('style', readFileSync(join(__dirname, 'report.css'), 'utf8')),
  ]);
  return `<!doctype html>\n${toHtml(h('html', {lang: 'en'}, head, h('body', report)))}\n`;
}
