import {appendFileSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {generatedText, readSentences} from './generatedDocs';

const msPerDay = 86_400_000;
const firstPost = Date.UTC(2024, 0, 1);

/** How many tags and authors the generated posts have. */
const tagCount = 12;
const authorCount = 6;

/**
 * Adds posts of about 400 words each to a blog, with tags and authors of their own, one a day.
 *
 * @param blog the blog's folder
 * @param model the docs folder whose sentences are used
 */
export function writeGeneratedPosts(blog: string, count: number, model: string): void {
  const numbered = (length: number, entry: (number: number) => string) =>
    Array.from({length}, (_, n) => entry(n)).join('');
  appendFileSync(
    join(blog, 'tags.yml'),
    numbered(
      tagCount,
      (n) =>
        `\ntopic-${n}:\n  label: Topic ${n}\n  permalink: /topic-${n}\n  description: Posts on generated topic ${n}.\n`,
    ),
  );
  appendFileSync(
    join(blog, 'authors.yml'),
    numbered(authorCount, (n) => `\nwriter-${n}:\n  name: Writer ${n}\n  title: Writes generated posts\n`),
  );
  const sentences = readSentences(model);
  for (let number = 0; number < count; number += 1) {
    const day = new Date(firstPost + number * msPerDay).toISOString().slice(0, 10);
    const folder = join(blog, `${day}-generated-${number}`);
    mkdirSync(folder, {recursive: true});
    writeFileSync(join(folder, 'index.mdx'), post(number, day, sentences));
  }
}

function post(number: number, day: string, sentences: readonly string[]): string {
  const paragraphs = generatedText(number, sentences).split('\n\n').slice(1);
  return `---
title: Generated post ${number}
slug: /generated-${number}
description: What generated post ${number} says, which was written to see how the list of posts and the feeds grow.
date: ${day}
authors: writer-${number % authorCount}
tags: [topic-${number % tagCount}]
---

${paragraphs.join('\n\n')}
`;
}

/** Adds months of the usual length to a changelog, before its first month. */
export function writeGeneratedMonths(changelog: string, count: number, model: string): void {
  const sentences = readSentences(model);
  for (let number = 1; number <= count; number += 1) {
    const lastDay = new Date(Date.UTC(2025, 8 - 1 - number + 1, 0));
    const month = lastDay.toISOString().slice(0, 7);
    const title = lastDay.toLocaleDateString('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});
    const sections = ['New', 'Improvements', 'Fixes'].map((name, index) => {
      const items = [0, 1, 2].map((item) => `- ${sentences[(number * 9 + index * 3 + item) % sentences.length]}`);
      return `## ${name} {/* #${month}-${name.toLowerCase()} */}\n\n${items.join('\n')}`;
    });
    writeFileSync(
      join(changelog, `${month}.mdx`),
      `---\ntitle: ${title}\nslug: /${month}\ndate: ${lastDay.toISOString().slice(0, 10)}\ndescription: The changelog for ${title} covers what was generated to see how the list of months grows.\n---\n\n${sections.join('\n\n')}\n`,
    );
  }
}
