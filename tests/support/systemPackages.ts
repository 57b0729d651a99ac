import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Installs Debian's packages where that can be done without asking anybody; false where it cannot, or failed. */
export function installPackages(...names: string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const aptGet = (...words: string[]) =>
    spawnSync('apt-get', words, {stdio: 'ignore', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}}).status ===
    0;
  const install = () => aptGet('install', '-y', '--no-install-recommends', ...names);
  return install() || (aptGet('update') && install());
}
