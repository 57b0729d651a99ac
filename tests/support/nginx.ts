import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {nginxConf} from '../../src/plugins/hosting/nginx';
import type {HostingPolicy} from '../../src/plugins/hosting/policy';
import {installPackages} from './systemPackages';

const programPaths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian packages, installed on CI machines. */
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

/**
 * Returns the path of nginx. If `CI` is set, installs it when missing; otherwise returns `undefined`.
 */
export function findNginx(): string | undefined {
  const found = programPaths.find((path) => existsSync(path));
  if (found || !process.env.CI || !installPackages(...packages)) return found;
  return programPaths.find((path) => existsSync(path));
}

/** Whether nginx has the module for precompressed brotli files. */
export function hasBrotli(): boolean {
  return existsSync(brotliModule);
}

/** Starts nginx for the site in `root` with the generated configuration. nginx writes its files to `folder`. */
export function startNginx(
  nginx: string,
  policy: HostingPolicy,
  root: string,
  port: number,
  folder: string,
): ChildProcess {
  mkdirSync(folder, {recursive: true});
  const conf = nginxConf(policy).replace('listen 8080;', `listen ${port};`).replace('/usr/share/nginx/html', root);
  writeFileSync(join(folder, 'site.conf'), conf);
  if (hasBrotli()) writeFileSync(join(folder, 'brotli-static.conf'), 'brotli_static on;\n');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};\n`)
    .join('');
  const types = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find((path) => existsSync(path));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}\
${hasBrotli() ? `load_module ${brotliModule};\n` : ''}\
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 4096; }
http {
  access_log off;
${types ? `  include ${types};\n` : ''}\
${temporary}\
  include ${folder}/site.conf;
}
`,
  );
  return spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Resolves once a local server responds on the port. Throws after 10 s. */
export async function waitForPort(port: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/`, {method: 'HEAD'});
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
