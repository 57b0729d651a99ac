import {caddyfile} from './caddy';
import {cloudFrontFunction, cloudFrontHeaders} from './cloudFront';
import {dockerfile} from './docker';
import {cloudflareRoutes, cloudflareWorker, netlifyFunction, vercelMiddleware} from './edgeFunctions';
import {headersFile, redirectsFile} from './headersFile';
import {leadsCompose, leadsDockerfile, leadsNginxConf, leadsUnit} from './leads';
import {nginxConf} from './nginx';
import {type HostingPolicy, hostsFolder} from './policy';
import {vercelJson} from './vercel';

/** Generates the files of all hosts, by path in the build folder. */
export function hostingFiles(policy: HostingPolicy): Record<string, string> {
  return {
    _headers: headersFile(policy),
    _redirects: redirectsFile(policy),
    'vercel.json': vercelJson(policy),
    [`${hostsFolder}/policy.json`]: `${JSON.stringify(policy, null, 2)}\n`,
    [`${hostsFolder}/nginx.conf`]: nginxConf(policy),
    [`${hostsFolder}/Caddyfile`]: caddyfile(policy),
    [`${hostsFolder}/Dockerfile`]: dockerfile,
    [`${hostsFolder}/leads.Dockerfile`]: leadsDockerfile,
    [`${hostsFolder}/leads.conf`]: leadsNginxConf,
    [`${hostsFolder}/leads.service`]: leadsUnit,
    [`${hostsFolder}/compose.yaml`]: leadsCompose,
    [`${hostsFolder}/cloudfront-function.js`]: cloudFrontFunction(policy),
    [`${hostsFolder}/cloudfront-headers.json`]: cloudFrontHeaders(policy),
    [`${hostsFolder}/netlify/markdown.js`]: netlifyFunction(policy),
    [`${hostsFolder}/cloudflare-pages/_worker.js`]: cloudflareWorker(policy),
    [`${hostsFolder}/cloudflare-pages/_routes.json`]: cloudflareRoutes(policy),
    [`${hostsFolder}/vercel/middleware.js`]: vercelMiddleware(policy),
  };
}
