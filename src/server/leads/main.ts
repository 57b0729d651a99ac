import {setTimeout as pause} from 'node:timers/promises';
import {loadSiteEnv} from '../../site/dotenv';
import {runCommand} from './commands';
import {startLeadServer} from './server';
import {createLeadService} from './service';

/** `npm run leads`: starts the service, or runs one of its commands (`commands.ts`). */
async function main(args: readonly string[]): Promise<void> {
  loadSiteEnv();
  if (args.length === 0) {
    const {port, stop} = await startLeadServer(process.env);
    console.log(`Storing leads on http://localhost:${port}`);
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void stop().finally(() => process.exit()));
    return;
  }
  const service = createLeadService(process.env, {maxConnections: 1});
  // A reader such as `head` may close the output early.
  process.stdout.on('error', () => process.exit());
  try {
    const terminal = {print: (line: string) => void process.stdout.write(`${line}\n`), pause};
    process.exitCode = (await runCommand(args, service, terminal)) ? 0 : 1;
  } finally {
    await service.close();
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
