import {execFileSync} from 'node:child_process';

const askForPort =
  "const s=require('node:net').createServer().listen(0,'localhost',()=>{process.stdout.write(String(s.address().port));s.close()})";

/** A port that nothing listens on. Synchronous, because configuration files are. */
export function freePort(): number {
  return Number(execFileSync(process.execPath, ['-e', askForPort], {encoding: 'utf8'}));
}
