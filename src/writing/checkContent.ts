import {contentReport} from './contentReport';

/** `npm run check:content`, and with `--published` what a build asks for. */
async function checkContent(): Promise<void> {
  const published = process.argv.includes('--published');
  const {ok, output, warnings} = await contentReport(process.cwd(), {published});
  process.stdout.write(output);
  process.stderr.write(warnings);
  process.exitCode = ok ? 0 : 1;
}

void checkContent();
