import {feedbackPaths, reportsPath} from '../../lib/feedback';
import {leadPath} from '../../lib/lead';
import {hostsFolder} from './policy';

/*
 * Files that run the lead service (src/server/leads): its image, with the site and Postgres in Docker Compose, or a
 * systemd unit. The commands are in src/server/leads/README.md.
 */

/** The image contains one file without packages: the service as a bundle. The build's context is the project. */
export const leadsDockerfile = `FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json ./
COPY src src
RUN npx esbuild src/server/leads/main.ts --bundle --platform=node --target=node20 --external:pg-native --outfile=leads.cjs

FROM node:22-slim
COPY --from=build /site/leads.cjs /leads/leads.cjs
WORKDIR /leads
USER node
ENV NODE_ENV=production LEADS_HOST=0.0.0.0 PORT=3001
EXPOSE 3001
CMD ["node", "leads.cjs"]
`;

/** Proxies the APIs of the service, for /etc/nginx/leads.conf. Docker's DNS finds the service again after a restart. */
export const leadsNginxConf = [leadPath, ...Object.values(feedbackPaths), reportsPath]
  .map(
    (path) => `location = ${path} {
  resolver 127.0.0.11 valid=10s;
  set $leads_host leads;
  proxy_pass http://$leads_host:3001;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_read_timeout 20s;
  client_max_body_size 1m;
  # Replaces the headers of the site: the service sends its own.
  add_header Strict-Transport-Security $site_strict_transport_security always;
}
`,
  )
  .join('');

/** Runs the site, the service and Postgres. Settings are in the project's \`.env\`. */
export const leadsCompose = `name: ovamai-site
services:
  site:
    build:
      context: build
      dockerfile: ${hostsFolder}/Dockerfile
    ports: ["8080:8080"]
    volumes: ["./build/${hostsFolder}/leads.conf:/etc/nginx/leads.conf:ro"]
    restart: unless-stopped
  leads:
    build:
      context: .
      dockerfile: build/${hostsFolder}/leads.Dockerfile
    env_file: .env
    environment:
      LEADS_DATABASE_URL: postgres://leads:\${LEADS_DATABASE_PASSWORD:?set it in .env, letters and digits only}@database/leads
      LEADS_TRUSTED_PROXIES: \${LEADS_TRUSTED_PROXIES:-1}
      LEADS_HOST: 0.0.0.0
      PORT: 3001
    restart: unless-stopped
    stop_grace_period: 25s
  database:
    image: postgres:17-alpine
    environment:
      POSTGRES_USER: leads
      POSTGRES_DB: leads
      POSTGRES_PASSWORD: \${LEADS_DATABASE_PASSWORD}
    volumes: ["leads:/var/lib/postgresql/data"]
    restart: unless-stopped
volumes:
  leads:
`;

/** Runs the service on a server with the project in /srv/ovamai-site and the settings in /etc/ovamai-leads.env. */
export const leadsUnit = `[Unit]
Description=Ovam AI lead service
After=network-online.target postgresql.service
Wants=network-online.target

[Service]
WorkingDirectory=/srv/ovamai-site
EnvironmentFile=/etc/ovamai-leads.env
ExecStart=/usr/bin/node --import tsx src/server/leads/main.ts
Restart=always
RestartSec=1
TimeoutStopSec=25
DynamicUser=yes
NoNewPrivileges=yes
PrivateDevices=yes
PrivateTmp=yes
ProtectHome=yes
ProtectSystem=strict
CapabilityBoundingSet=

[Install]
WantedBy=multi-user.target
`;
