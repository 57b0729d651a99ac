// Starts Docusaurus with the exit code 1 until its signal handlers exit: if the port is taken and there is no terminal to
// ask for another one, it exits without an error. Remove when `docusaurus start` fails then.
if (!process.stdout.isTTY) {
  process.exitCode = 1;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
}
process.argv.splice(2, 0, 'start');
await import('../../node_modules/@docusaurus/core/bin/docusaurus.mjs');
