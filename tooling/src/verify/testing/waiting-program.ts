import { listenForEnd, untilEnd } from '../../process/end-of-process';

// A program that serves until it gets a signal, for tests of process control.
listenForEnd();
console.log('ready');
await untilEnd();
console.log('ended in order');
process.exit(0);
