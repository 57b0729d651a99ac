import {hostsFolder} from './policy';

/**
 * Dockerfile of an unprivileged nginx that serves the site and writes only temporary files. Build the image with
 * `docker build -f build/.hosts/Dockerfile build`.
 */
export const dockerfile = `FROM nginxinc/nginx-unprivileged:stable-alpine
COPY ${hostsFolder}/nginx.conf /etc/nginx/conf.d/default.conf
COPY . /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080/robots.txt || exit 1
`;
