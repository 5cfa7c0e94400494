// The registry in a process of its own, which ends with the one that started it.
import fs from 'node:fs';
import { runServer } from 'verdaccio';

const [configuration, port] = process.argv.slice(2);
process.once('disconnect', () => process.exit());
const server = await runServer(JSON.parse(fs.readFileSync(configuration, 'utf8')));
server.listen(Number(port), 'localhost', () => process.send('ready'));
