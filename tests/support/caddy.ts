import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {installPackages} from './systemPackages';

const programPaths = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'];

/** Returns the path of Caddy. If `CI` is set, installs it when missing; otherwise returns `undefined`. */
export function findCaddy(): string | undefined {
  const found = programPaths.find((path) => existsSync(path));
  if (found || !process.env.CI || !installPackages('caddy')) return found;
  return programPaths.find((path) => existsSync(path));
}

/** Starts Caddy with a Caddyfile, for the site in `root`. Caddy writes its files to `folder`. */
export function startCaddy(caddy: string, caddyfile: string, root: string, port: number, folder: string): ChildProcess {
  return spawn(caddy, ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE_ADDRESS: `http://:${port}`,
      SITE_ROOT: root,
      // Several instances would use the same port.
      CADDY_ADMIN: 'off',
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
    stdio: 'ignore',
  });
}
