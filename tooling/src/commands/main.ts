import { bench } from '../bench/bench';
import { acceptance } from './acceptance';
import { accessibility } from './accessibility';
import { writeApiReports } from './api-report';
import { build } from './build';
import { compatibility } from './compatibility';
import { dev } from './dev';
import { draw } from './draw';
import { faults } from './faults';
import { gallery } from './gallery';
import { lighthouse } from './lighthouse';
import { makeRemote } from './new-remote';
import { onboarding } from './onboarding';
import { operators } from './operators';
import { outside } from './outside';
import { packages } from './packages';
import { partners } from './partners';
import { registry } from './registry';
import { release } from './release';
import { serve } from './serve';
import { sitemap } from './sitemap';
import { smoke } from './smoke';
import { start } from './start';
import { takeRemoteOut } from './take-out';
import { test } from './test';
import { texts } from './texts';
import { listenForEnd } from '../test/end-of-process';
import { workbench } from './workbench';

const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  start,
  bench,
  build,
  compatibility,
  dev,
  draw,
  partners: (args) => partners(args),
  release,
  serve,
  sitemap,
  smoke,
  workbench,
  accessibility,
  'take-out': takeRemoteOut,
  test,
  texts,
  acceptance,
  'api-report': writeApiReports,
  faults,
  gallery,
  lighthouse,
  'new-remote': makeRemote,
  onboarding,
  operators,
  outside,
  packages,
  registry,
};

const [name = '', ...args] = process.argv.slice(2);
listenForEnd();
const command = commands[name];
if (!command) {
  console.error(`There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
try {
  await command(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.exit(process.exitCode ?? 0);
