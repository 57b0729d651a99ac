import {execFileSync} from 'node:child_process';

const printFreePort =
  "const s=require('node:net').createServer().listen(0,'localhost',()=>{process.stdout.write(String(s.address().port));s.close()})";

/** Returns an unused port. Synchronous, because configuration files are. */
export function freePort(): number {
  return Number(execFileSync(process.execPath, ['-e', printFreePort], {encoding: 'utf8'}));
}
