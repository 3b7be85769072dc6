import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { checkPort, listenOnPort } from '@/lib/node/listen.mjs';
import { runCli } from '../../support/run-cli';
import { createFolder } from '../../support/temporary-folder';

const servers: Server[] = [];
const create = () => {
  const server = createServer();
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) {
    if (server.listening) await once(server.close(), 'close');
  }
});

test('without a requested port, each server gets a free one', async () => {
  const ports = [await listenOnPort(create(), undefined, 'localhost'), await listenOnPort(create(), undefined, 'localhost')];
  expect(new Set(ports).size).toBe(2);
});

test('a port in use is an error that suggests another one', async () => {
  const port = await listenOnPort(create(), '0', 'localhost');
  const message = `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=4000 npm start.`;
  await expect(listenOnPort(create(), String(port), 'localhost')).rejects.toThrow(message);
  await expect(checkPort(String(port), 'localhost')).rejects.toThrow(message);
  await expect(checkPort(String(port), 'localhost', 'npm run dev')).rejects.toThrow('or choose another port: PORT=4000 npm run dev.');
});

test('the development server says the same, and not the framework with a stack', async () => {
  const port = await listenOnPort(create(), '0', '');
  expect(runCli('dev.mjs', [`--port=${port}`])).toEqual({
    status: 1,
    stdout: '',
    stderr: `\nPort ${port} is in use by another program. Stop that program, or choose another port: PORT=4000 npm run dev.\n`,
  });
});

test('an invalid flag of the development server is not called a variable', () => {
  const stderr = '\nThe host "name.invalid" must be a name or an address of this machine, such as localhost or 0.0.0.0.\n';
  expect(runCli('dev.mjs', ['--hostname=name.invalid'])).toEqual({ status: 1, stdout: '', stderr });
});

test('npm start finds it before it installs and builds anything', () => {
  const variables = { PORT: 'http', DOCS_DIR: createFolder() };
  const stderr = '\nThe port "http" must be a number from 0 to 65535.\n';
  expect(runCli('start.mjs', [], variables)).toEqual({ status: 1, stdout: '', stderr });
});

test('checking a port does not occupy it', async () => {
  const first = create();
  const port = await listenOnPort(first, '0', 'localhost');
  await once(first.close(), 'close');
  await checkPort(String(port), 'localhost');
  expect(await listenOnPort(create(), String(port), 'localhost')).toBe(port);
});

test.each(['http', '-1', '65536', '3.5'])('%s is not a valid port', async (wanted) => {
  await expect(listenOnPort(create(), wanted, 'localhost')).rejects.toThrow(`The port "${wanted}" must be a number from 0 to 65535.`);
});

test.each(['192.0.2.1', 'name.invalid'])('%s is not this machine, which is found before a build', async (host) => {
  const message = `The host "${host}" must be a name or an address of this machine, such as localhost or 0.0.0.0.`;
  await expect(listenOnPort(create(), undefined, host)).rejects.toThrow(message);
  await expect(checkPort(undefined, host)).rejects.toThrow(message);
});

test('a port that the user may not listen on is not reported as in use, and is skipped if none is requested', async () => {
  const refuse = (ports: readonly number[]) => {
    const server = create();
    const { listen } = server;
    const refused = Object.assign(new Error('refused'), { code: 'EACCES' });
    const tryListen = (port: number, ...rest: unknown[]) =>
      ports.includes(port) ? void setImmediate(() => server.emit('error', refused)) : Reflect.apply(listen, server, [port, ...rest]);
    return Object.assign(server, { listen: tryListen });
  };
  await expect(listenOnPort(refuse([80]), '80', 'localhost')).rejects.toThrow(
    'Your user is not allowed to listen on port 80. Choose another port: ',
  );
  expect(await listenOnPort(refuse([3000]), undefined, 'localhost')).not.toBe(3000);
  const usual = Array.from({ length: 21 }, (_, index) => 3000 + index);
  expect(usual).not.toContain(await listenOnPort(refuse(usual), undefined, 'localhost'));
  await expect(listenOnPort(refuse([...usual, 0]), undefined, 'localhost')).rejects.toThrow('refused');
});
