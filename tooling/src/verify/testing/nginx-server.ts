import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'];
const modules = '/usr/lib/nginx/modules';

/** Debian's nginx, or null where it is not installed. */
export const nginxPath = () => places.find((place) => fs.existsSync(place)) ?? null;

/**
 * Runs nginx with a configuration until it is stopped.
 *
 * @param configuration file for the `http` block
 * @param folder for its own files
 * @param port one that it listens on
 * @throws Error with its output when it does not start
 */
export async function startNginx(configuration: string, folder: string, port: number) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = path.join(folder, 'main.conf');
  fs.writeFileSync(
    main,
    `load_module ${modules}/ngx_http_brotli_static_module.so;
daemon off; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid; error_log stderr warn;
events { worker_connections 64; }
http { access_log off; ${temporary.join(' ')} include ${configuration}; }
`,
  );
  const child = spawn(nginxPath() ?? 'nginx', ['-c', main, '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}: ${said}`);
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
