import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/**
 * Installs Debian packages as root. Returns false if the installation failed, or without root or `apt-get`. Waits for
 * other test processes, because `apt-get` fails while another one runs.
 */
export function installPackages(...names: string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const aptGet = (...args: string[]) =>
    spawnSync('flock', ['/var/lock/site-tests', 'apt-get', ...args], {
      stdio: 'ignore',
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    }).status === 0;
  const install = () => aptGet('install', '-y', '--no-install-recommends', ...names);
  return install() || (aptGet('update') && install());
}
