import {parseArgs} from 'node:util';
import {createLeadService} from '../server/leads/service';
import {loadSiteEnv} from '../site/dotenv';
import publishedUrls from '../site/publishedUrls.json';
import {analyze} from './insightsAnalysis';
import {formatInsights} from './insightsReport';

/** `npm run insights -- [--since 30d] [--json | --markdown]`: prints what visitors have sent, and what to do about it. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {since: {type: 'string', default: '30d'}, json: {type: 'boolean'}, markdown: {type: 'boolean'}},
  });
  const [, days] = /^(\d{1,4})d$/.exec(values.since) ?? [];
  if (days === undefined) throw new Error(`--since is "${values.since}"; it should be a number of days such as 30d.`);
  const since = new Date();
  since.setUTCDate(since.getUTCDate() - Number(days));
  loadSiteEnv();
  const {store, close} = createLeadService(process.env, {maxConnections: 1});
  const feedback = await store.feedback.read(since).finally(close);
  const urls = Object.entries(publishedUrls).flatMap(([path, ids]) => [path, ...ids.map((id) => `${path}#${id}`)]);
  const insights = analyze(feedback, urls);
  const day = since.toISOString().slice(0, 10);
  const format = values.markdown ? 'markdown' : 'table';
  const text = values.json ? JSON.stringify({since: day, ...insights}) : formatInsights(insights, day, format);
  process.stdout.write(`${text}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
